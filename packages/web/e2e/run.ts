// End-to-end tests in a real browser against the real server.
//   node --import ./scripts/ts.mjs packages/web/e2e/run.ts [name …]
// E2E_COST=1: one after the other, and what each computes.
// What a failed test saw is kept in node_modules/.cache/holdout-e2e: pictures, what was read and said, of its second run a trace.
import { Cost } from './cost.ts';
import { build, DESKTOP, type House, keepEvidence, openHouse, PHONE } from './harness.ts';
import { analysis } from './tests/analysis.ts';
import { axe, axeRooms } from './tests/axe.ts';
import { blind } from './tests/blind.ts';
import { boxes } from './tests/boxes.ts';
import { campaign } from './tests/campaign.ts';
import { cards } from './tests/cards.ts';
import { clicks } from './tests/clicks.ts';
import { coach } from './tests/coach.ts';
import { companion } from './tests/companion.ts';
import { crowd } from './tests/crowd.ts';
import { daily } from './tests/daily.ts';
import { docked } from './tests/docked.ts';
import { doors } from './tests/doors.ts';
import { ears } from './tests/ears.ts';
import { endTurn } from './tests/end-turn.ts';
import { exits } from './tests/exits.ts';
import { firstLoad } from './tests/first-load.ts';
import { fullHouse } from './tests/full-house.ts';
import { gallery } from './tests/gallery.ts';
import { home } from './tests/home.ts';
import { hotSeat } from './tests/hot-seat.ts';
import { language } from './tests/language.ts';
import { lesson } from './tests/lesson.ts';
import { look } from './tests/look.ts';
import { missing } from './tests/missing.ts';
import { newcomer } from './tests/newcomer.ts';
import { notch } from './tests/notch.ts';
import { notices } from './tests/notices.ts';
import { offline } from './tests/offline.ts';
import { online } from './tests/online.ts';
import { phones } from './tests/phones.ts';
import { replay } from './tests/replay.ts';
import { rewind } from './tests/rewind.ts';
import { simulator } from './tests/simulator.ts';
import { sizes, sizesOfTurns } from './tests/sizes.ts';
import { slowPhone } from './tests/slow-phone.ts';
import { stage } from './tests/stage.ts';
import { teamPhone } from './tests/team-phone.ts';
import { together } from './tests/together.ts';
import { workshop } from './tests/workshop.ts';

/** Long ones first, by the clock of a run on two cores, so that all lanes end together. */
const tests: Readonly<Record<string, (house: House) => Promise<void>>> = {
  'sizes-turn': sizesOfTurns,
  blind,
  clicks,
  sizes,
  campaign,
  coach,
  lesson,
  doors,
  daily,
  workshop,
  together,
  axe,
  notch,
  stage,
  cards,
  replay,
  home,
  look,
  'axe-rooms': axeRooms,
  online,
  phones,
  'team-phone': teamPhone,
  ears,
  'full-house': fullHouse,
  'end-turn': endTurn,
  exits,
  notices,
  newcomer: (house) => newcomer(house, DESKTOP),
  analysis,
  missing,
  companion,
  simulator,
  'newcomer-phone': (house) => newcomer(house, PHONE),
  gallery,
  'hot-seat': hotSeat,
  docked,
  offline,
  'slow-phone': slowPhone,
  crowd,
  boxes,
  rewind,
  'first-load': firstLoad,
  language,
};
/** People look before they press and servers are waited for: on two cores three tests at a time leave neither idle. */
const AT_ONCE = process.env.E2E_COST === '1' ? 1 : 3;

const wanted = process.argv.slice(2);
const queue = Object.entries(tests).filter(([name]) => wanted.length === 0 || wanted.includes(name));
build();
const house = await openHouse();
let passed = 0;
let failed = 0;
/** A browser on a busy machine may miss a moment: what failed beside another test gets a second look alone. */
const again: typeof queue = [];
let alone = false;
const cost = process.env.E2E_COST === '1' ? new Cost() : undefined;

async function worker(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, test] = next;
    const started = performance.now();
    const spent = cost?.now() ?? 0;
    const pages: House['pages'] = [];
    try {
      await test({ ...house, pages, traced: alone || process.env.E2E_TRACE === '1' });
      passed++;
      console.log(
        `  ok   ${name} (${((performance.now() - started) / 1000).toFixed(1)} s${cost ? `, ${(cost.now() - spent).toFixed(1)} s of a core` : ''})`,
      );
    } catch (error) {
      if (alone) failed++;
      else again.push(next);
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const place = await keepEvidence(name, pages, why);
      console.log(
        `  FAIL ${name} (${((performance.now() - started) / 1000).toFixed(1)} s): ${why}\n       what it saw: ${place}/${name}-*`,
      );
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, worker));
alone = true;
queue.push(...again);
if (again.length > 0) console.log(`  once more, alone: ${again.map(([name]) => name).join(', ')}`);
await worker();
await house.close();
const second = again.map(([name]) => name).join(', ');
if (second !== '') console.log(`not green at the first try: ${second}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
