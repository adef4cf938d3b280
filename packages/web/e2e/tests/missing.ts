// What is not there is drawn and says what to do; missions are searched, put in order and marked by one's own games.
import { goTo, type House, must, PHONE, photographTo, visit } from '../harness.ts';
import { finishedFirstGame } from '../shelf.ts';
import { asked, atTable } from '../table.ts';
import { checkBoth } from './axe.ts';

const MISSING = {
  nowhere: 'The address leads nowhere',
  games: 'No game is waiting for you',
  'play/l-nothing': 'The saved game is gone',
  'replay/l-nothing': 'deleted, or the link is damaged',
  'room/NO-SUCH-ROOM': 'There is no such room',
  'watch/!': 'There is no such room',
  'gallery?edition=washington': 'Publish the first one',
  'gallery/no-such-mission': 'no such mission in the gallery',
  // the test goes on from here
  'missions?search=zzz': 'No mission fits',
};

/** A table that breaks says so in a drawing, and the game goes on where it stood. */
async function broken(house: House): Promise<void> {
  const { context, page } = await visit(house, { settings: { nick: 'Ada' } });
  await goTo(house, page);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await atTable(page);
  await asked(page);
  // something every table counts with stops working
  await page.evaluate(`whole = Array.prototype.reduce; Array.prototype.reduce = () => { throw new Error('broken on purpose'); }`);
  await page.keyboard.press('1');
  const drawn = page.locator('.drawn').filter({ hasText: 'Your games are saved' });
  await drawn.waitFor();
  must((await drawn.getByRole('link', { name: 'To the home page' }).count()) === 1, 'there is a way home');
  const [report] = await Promise.all([page.waitForEvent('download'), drawn.getByRole('button', { name: /bug report/ }).click()]);
  must(report.suggestedFilename().endsWith('.json'), 'the report is a file');
  await photographTo(page, 'broken');
  // axe counts with what was broken
  await page.evaluate(`Array.prototype.reduce = whole`);
  await checkBoth(page, 'a broken table');
  await drawn.getByRole('button', { name: 'Load again' }).click();
  await asked(page);
  must((await page.locator('.t-dock').getAttribute('data-kind')) === 'turn', 'what was answered is kept');
  await context.close();
}

export async function missing(house: House): Promise<void> {
  const { context, page, complaints } = await visit(house);
  for (const [place, text] of Object.entries(MISSING)) {
    await goTo(house, page, place);
    const drawn = page.locator('.drawn').filter({ hasText: text }).first();
    await drawn.waitFor();
    must((await drawn.locator('> svg').count()) === 1, `${place} is drawn`);
    must((await drawn.locator('a, button').count()) > 0, `${place} says what to do`);
    await photographTo(page, `missing-${place.replace(/\W+/g, '-')}`);
  }
  must((await page.locator('.drawn:visible').count()) === 1, 'that nothing fits is said once, not once for every book');
  await page.getByRole('button', { name: 'Show all missions' }).first().click();
  await page.getByLabel('Search').fill('city blocks');
  const cards = page.locator('.mission-card');
  await page.waitForFunction(() => document.querySelectorAll('.mission-card').length === 1);
  must((await cards.first().innerText()).includes('City Blocks'), 'the search finds the mission');
  must((await page.locator('.mission-book:visible').count()) === 1, 'books without a hit make room');
  // a phone shows missions on its first screen; the other filters come at a press, and the way into the mission needs no scrolling
  await page.setViewportSize(PHONE);
  await goTo(house, page, 'missions');
  const inSight = async (what: string) =>
    ((await page.locator(what).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY) < PHONE.height - 60;
  await cards.first().waitFor();
  must(await inSight('.mission-card'), 'missions before filters');
  await page.getByRole('button', { name: 'More ways to choose' }).click();
  await page.getByLabel('Difficulty').selectOption('easy');
  await page.waitForURL(/difficulty=easy/);
  await goTo(house, page, 'mission/second-edition/m01');
  await page.getByRole('link', { name: 'Play this mission' }).waitFor();
  must(await inSight('.mission-sheet .button.main'), 'the mission is begun without scrolling');
  // on paper: map, tiles by name, what lies on it; nothing of the page round it
  await page.emulateMedia({ media: 'print' });
  for (const words of ['What is on the map', 'Tiles', '7R ↻ 180°', 'Starting spawn'])
    await page.locator('.print-sheet').getByText(words).first().waitFor();
  for (const screen of ['.header', '.footer']) must(!(await page.locator(screen).isVisible()), `${screen} is not printed`);
  await photographTo(page, 'printed');
  await page.emulateMedia({ media: null });
  await context.close();

  const player = await visit(house);
  await finishedFirstGame(house, player.page);
  await goTo(house, player.page, 'missions?edition=second-edition&order=difficulty');
  await player.page.locator('.mission-card', { hasText: 'M0' }).locator('.mission-mine').waitFor();
  await player.page.getByLabel('With').selectOption('cars');
  await player.page.waitForURL(/feature=cars/);
  await photographTo(player.page, 'missions');
  must(complaints.length + player.complaints.length === 0, `the page complained: ${[...complaints, ...player.complaints].join('; ')}`);
  await player.context.close();
  await broken(house);
}
