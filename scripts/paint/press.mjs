import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [80, 72, 66, 60, 55, 50, 46, 42, 38, 34];

const inkColours = 16;

/** Flat inks come out sharper and smaller as a palette; busy drawings need the lossy kind. */
async function encode(svg, limit) {
  const sheet = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  const flat = await sharp(sheet).png({ palette: true, colours: inkColours, dither: 0 }).toBuffer();
  const lossless = await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
  if (lossless.length <= limit) return lossless;
  const soft = await sharp(sheet).blur(0.6).png().toBuffer();
  let file = lossless;
  for (const quality of qualities) {
    file = await sharp(soft).webp({ quality, effort: 6, preset: 'photo' }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

/** Writes a drawing as WebP, as good as it gets under `limit` bytes. */
export async function print(svg, paths, limit) {
  const file = await encode(svg, limit);
  for (const path of paths) await writeFile(path, file);
}
