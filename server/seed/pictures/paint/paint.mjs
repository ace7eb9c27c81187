import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { diceFor } from './dice.mjs';
import { inks } from './inks.mjs';
import { landscapesOne } from './landscapes/landscapesOne.mjs';
import { landscapesTwo, quietHills } from './landscapes/landscapesTwo.mjs';
import { sitters } from './portraits/people.mjs';
import { nobody, portrait } from './portraits/portrait.mjs';
import { printPortrait, printPoster } from './press.mjs';
import { subjects } from './subjects.mjs';
import { document, height, width } from './svg.mjs';
import { wear } from './textures.mjs';

const pictures = fileURLToPath(new URL('../', import.meta.url));
const shared = fileURLToPath(new URL('../../../../public/', import.meta.url));

/** In bytes; the whole folder has to stay under 1.6 MB. */
const limits = { cover: 14_000, profile: 12_000, avatar: 3_000 };

async function paintCovers(subject) {
  for (const [index, draw] of subjects[subject].entries()) {
    const name = `${subject}-${index + 1}`;
    const dice = diceFor(name);
    const palette = inks[subject];
    const drawing = [draw({ inks: palette, dice }), wear(dice, palette.paper, [width, height])];
    await printPoster(
      document([width, height], drawing),
      [`${pictures}${name}.webp`],
      limits.cover,
    );
  }
}

function paintLandscape(draw, name, folders) {
  const drawing = document([1500, 500], draw({ dice: diceFor(name) }));
  const paths = folders.map((folder) => `${folder}${name}.webp`);
  return printPoster(drawing, paths, limits.profile);
}

async function paintLandscapes() {
  for (const [index, draw] of [...landscapesOne, ...landscapesTwo].entries()) {
    await paintLandscape(draw, `cover-${index + 1}`, [pictures]);
  }
  await paintLandscape(quietHills, 'default-cover', [pictures, shared]);
}

async function paintPortraits() {
  for (const [index, sitter] of sitters.entries()) {
    const name = `avatar-${String(index + 1).padStart(2, '0')}`;
    const drawing = document([160, 160], portrait(sitter, index));
    await printPortrait(drawing, [`${pictures}${name}.webp`], limits.avatar);
  }
  await printPortrait(
    document([160, 160], nobody()),
    [`${shared}default-avatar.webp`],
    limits.avatar,
  );
}

const jobs = {
  ...Object.fromEntries(Object.keys(subjects).map((name) => [name, () => paintCovers(name)])),
  landscapes: paintLandscapes,
  portraits: paintPortraits,
};

await mkdir(pictures, { recursive: true });
await mkdir(shared, { recursive: true });
const asked = process.argv.slice(2);
for (const [name, paint] of Object.entries(jobs)) {
  if (asked.length === 0 || asked.includes(name)) await paint();
}
