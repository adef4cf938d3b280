// Takes the icons named in src/art/icons/icons.json out of the game-icons set and writes one sprite file of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/art/icons/', import.meta.url));
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const { items, signs } = JSON.parse(readFileSync(`${folder}icons.json`, 'utf8'));
const wanted = [...new Set([...Object.values(items), ...Object.values(signs)])].sort();

/** The numbers of one path command; the two flags of an arc are single digits that may stick together. */
function numbersOf(command, text) {
  const numbers = [];
  const pattern = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  const arc = command.toLowerCase() === 'a';
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at])) at++;
    else if (arc && (numbers.length % 7 === 3 || numbers.length % 7 === 4)) numbers.push(Number(text[at++]));
    else {
      pattern.lastIndex = at;
      const [number] = pattern.exec(text);
      numbers.push(Number(number));
      at = pattern.lastIndex;
    }
  }
  return numbers;
}

const tenths = (value) => Math.round(value * 10) / 10;
/** How many numbers a command takes at a time. */
const TAKES = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/**
 * Whole numbers are enough on a grid of 512 for signs of at most a hundred pixels. Most steps are told from where the last one ended, so each is
 * rounded against where the rounded path stands: no error grows along a path.
 */
function rounded(d) {
  let is = [0, 0];
  let drawn = [0, 0];
  let begin = [is, drawn];
  const step = (command, given) => {
    const kind = command.toLowerCase();
    const from = command === kind ? is : [0, 0];
    const to = command === kind ? drawn : [0, 0];
    const axis = (i) => (kind === 'h' ? 0 : kind === 'v' ? 1 : kind === 'a' ? i - 5 : i % 2);
    const end = [...is];
    const endDrawn = [...drawn];
    // an arc whose ends are moved bulges elsewhere
    const grain = kind === 'a' ? 10 : 1;
    const written = given.map((value, i) => {
      if (kind === 'a' && i < 5) return i < 2 ? tenths(value) : value;
      const at = axis(i);
      const whole = tenths(Math.round((from[at] + value) * grain) / grain - to[at]);
      // the last of each axis is where the step ends
      end[at] = from[at] + value;
      endDrawn[at] = to[at] + whole;
      return whole;
    });
    is = end;
    drawn = endDrawn;
    return written;
  };
  return d.replace(/([a-df-z])([^a-df-z]*)/gi, (_, command, rest) => {
    const kind = command.toLowerCase();
    if (kind === 'z') {
      [is, drawn] = begin;
      return command;
    }
    const numbers = numbersOf(command, rest);
    const written = [];
    for (let at = 0; at < numbers.length; at += TAKES[kind]) {
      // after the first pair a "move" draws lines
      written.push(...step(command, numbers.slice(at, at + TAKES[kind])));
      if (kind === 'm' && at === 0) begin = [is, drawn];
    }
    return (
      command +
      written
        .map((v) => String(v || 0).replace(/^(-?)0\./, '$1.'))
        .join(' ')
        .replace(/ -/g, '-')
    );
  });
}

const bodyOf = (name) =>
  (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent])?.body.replace(/ d="([^"]*)"/g, (_, d) => ` d="${rounded(d)}"`);
const missing = wanted.filter((name) => bodyOf(name) === undefined);
if (missing.length > 0) {
  console.error(`not in the set: ${missing.join(', ')}`);
  process.exit(1);
}
const symbols = wanted.map((name) => `<symbol id="${name}" viewBox="0 0 ${set.width} ${set.height}">${bodyOf(name)}</symbol>`).join('');
writeFileSync(`${folder}sprite.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols}</svg>\n`);
console.log(`${wanted.length} icons, ${Math.round(symbols.length / 1024)} KB`);
