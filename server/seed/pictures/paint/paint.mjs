import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { landscapes1To5 } from './landscapes/landscapes1To5.mjs';
import { landscapes6To8, quietHills } from './landscapes/landscapes6To8.mjs';
import { palettes } from './palettes.mjs';
import { people } from './portraits/people.mjs';
import { placeholderPortrait, portrait } from './portraits/portrait.mjs';
import { createRandom } from './random.mjs';
import { subjects } from './subjects.mjs';
import { document, height, width } from './svg.mjs';
import { specks } from './textures.mjs';
import { writeCover, writePortrait } from './writePicture.mjs';

const pictures = fileURLToPath(new URL('../', import.meta.url));
const shared = fileURLToPath(new URL('../../../../public/', import.meta.url));

/** Maximum size of a file in bytes. The folder stays below 1.6 MB. */
const limits = { cover: 14_000, profile: 12_000, avatar: 3_000 };

async function paintCovers(subject) {
  for (const [index, draw] of subjects[subject].entries()) {
    const name = `${subject}-${index + 1}`;
    const random = createRandom(name);
    const palette = palettes[subject];
    const drawing = [
      draw({ colours: palette, random }),
      specks(random, palette.paper, [width, height]),
    ];
    await writeCover(document([width, height], drawing), [`${pictures}${name}.webp`], limits.cover);
  }
}

function paintLandscape(draw, name, folders) {
  const drawing = document([1500, 500], draw({ random: createRandom(name) }));
  const paths = folders.map((folder) => `${folder}${name}.webp`);
  return writeCover(drawing, paths, limits.profile);
}

async function paintLandscapes() {
  for (const [index, draw] of [...landscapes1To5, ...landscapes6To8].entries()) {
    await paintLandscape(draw, `cover-${index + 1}`, [pictures]);
  }
  await paintLandscape(quietHills, 'default-cover', [pictures, shared]);
}

async function paintPortraits() {
  for (const [index, description] of people.entries()) {
    const name = `avatar-${String(index + 1).padStart(2, '0')}`;
    const drawing = document([160, 160], portrait(description, index));
    await writePortrait(drawing, [`${pictures}${name}.webp`], limits.avatar);
  }
  await writePortrait(
    document([160, 160], placeholderPortrait()),
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
