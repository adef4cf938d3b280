import './app/fonts.css';
import './theme/tokens.css';
import './theme/light.css';
import './theme/contrast.css';
import './app/tokens.css';
import './theme/elements.css';
import './app/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { registerServiceWorker } from './app/offline.ts';
import { settings, showTheme } from './app/settings.ts';
import { needLabels, setLanguage } from './i18n/i18n.ts';

showTheme();
const root = createRoot(document.getElementById('root') as HTMLElement);
await setLanguage(settings().language);
await needLabels('ui');
root.render(<App />);
registerServiceWorker();
