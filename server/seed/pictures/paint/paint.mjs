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

/** Size in pixels, and the largest number of bytes. The folder stays below 3.2 MB. */
const covers = { size: { width, height }, limit: 14_000 };
const landscapes = { size: { width: 1280, height: 427 }, limit: 12_000 };
const portraits = { size: { width: 160, height: 160 }, limit: 3_000 };

async function paintCovers(subject) {
  for (const [index, draw] of subjects[subject].entries()) {
    const name = `${subject}-${index + 1}`;
    const random = createRandom(name);
    const palette = palettes[subject];
    const drawing = [
      draw({ colours: palette, random }),
      specks(random, palette.paper, [width, height]),
    ];
    const options = { folder: pictures, name, ...covers };
    await writeCover(document([width, height], drawing), options);
  }
}

function paintLandscape(draw, name, folder) {
  const drawing = document([1500, 500], draw({ random: createRandom(name) }));
  return writeCover(drawing, { folder, name, ...landscapes });
}

async function paintLandscapes() {
  for (const [index, draw] of [...landscapes1To5, ...landscapes6To8].entries()) {
    await paintLandscape(draw, `cover-${index + 1}`, pictures);
  }
  await paintLandscape(quietHills, 'default-cover', shared);
}

async function paintPortraits() {
  for (const [index, description] of people.entries()) {
    const name = `avatar-${String(index + 1).padStart(2, '0')}`;
    const drawing = document([160, 160], portrait(description, index));
    await writePortrait(drawing, { folder: pictures, name, ...portraits });
  }
  await writePortrait(document([160, 160], placeholderPortrait()), {
    folder: shared,
    name: 'default-avatar',
    ...portraits,
  });
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
