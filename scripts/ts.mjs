// Lets Node run our TypeScript as it is: `node --import ./scripts/ts.mjs packages/lab/src/main.ts`.
// Not tsx for whatever plays games by the thousand: it gives every function its name again each time one is made, a tenth of the engine's time.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./ts-hooks.mjs', import.meta.url);
