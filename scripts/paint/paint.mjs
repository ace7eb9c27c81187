import { mkdir } from 'node:fs/promises';
import { diceFor } from './dice.mjs';
import { inks } from './inks.mjs';
import { print } from './press.mjs';
import { subjects } from './subjects.mjs';
import { document, height, width } from './svg.mjs';
import { wear } from './textures.mjs';

const pictures = new URL('../../server/seed/pictures/', import.meta.url).pathname;

const limits = { cover: 13_600, avatar: 2_600, profile: 12_000 };

async function paintCovers(subject) {
  for (const [index, draw] of subjects[subject].entries()) {
    const name = `${subject}-${index + 1}`;
    const dice = diceFor(name);
    const palette = inks[subject];
    const drawing = [draw({ inks: palette, dice }), wear(dice, palette.paper, [width, height])];
    await print(document([width, height], drawing), [`${pictures}${name}.webp`], limits.cover);
  }
}

await mkdir(pictures, { recursive: true });
const wanted = process.argv.slice(2);
for (const subject of Object.keys(subjects)) {
  if (wanted.length === 0 || wanted.includes(subject)) await paintCovers(subject);
}
