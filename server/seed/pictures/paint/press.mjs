import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [90, 84, 78, 72, 66, 60, 55, 50, 46, 42, 38, 34];

const inkColours = 16;

const fewColours = async (sheet) => {
  const flat = await sharp(sheet).png({ palette: true, colours: inkColours, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
};

async function bestUnder(sheet, limit) {
  let file;
  for (const quality of qualities) {
    file = await sharp(sheet).webp({ quality, effort: 6, preset: 'photo' }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

const pixels = (svg) => sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();

const save = (file, paths) => Promise.all(paths.map((path) => writeFile(path, file)));

/** Flat inks come out sharper and smaller as a palette; busy drawings need the lossy kind. */
export async function printPoster(svg, paths, limit) {
  const sheet = await pixels(svg);
  const lossless = await fewColours(sheet);
  const soft = () => sharp(sheet).blur(0.6).png().toBuffer();
  await save(lossless.length <= limit ? lossless : await bestUnder(await soft(), limit), paths);
}

/** A portrait is small and has many skin tones, so it is never reduced to a palette. */
export async function printPortrait(svg, paths, limit) {
  await save(await bestUnder(await pixels(svg), limit), paths);
}
