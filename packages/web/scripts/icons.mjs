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

/** One decimal is enough on a grid of 512. */
function rounded(d) {
  return d.replace(/([a-df-z])([^a-df-z]*)/gi, (_, command, rest) => {
    const values = numbersOf(command, rest).map((v) => String(Math.round(v * 10) / 10 || 0).replace(/^(-?)0\./, '$1.'));
    return command + values.join(' ').replace(/ -/g, '-');
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
