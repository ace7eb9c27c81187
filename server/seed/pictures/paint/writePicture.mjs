import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [90, 84, 78, 72, 66, 60, 55, 50, 46, 42, 38, 34];

const paletteSize = 16;

const reduceColours = async (png) => {
  const flat = await sharp(png).png({ palette: true, colours: paletteSize, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
};

async function encodeBelow(png, limit) {
  let file;
  for (const quality of qualities) {
    file = await sharp(png).webp({ quality, effort: 6, preset: 'photo' }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

const pixels = (svg) => sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();

const save = (file, paths) => Promise.all(paths.map((path) => writeFile(path, file)));

/** Flat colours are sharper and smaller as a lossless palette; detailed drawings need lossy compression. */
export async function writeCover(svg, paths, limit) {
  const png = await pixels(svg);
  const lossless = await reduceColours(png);
  const blurred = () => sharp(png).blur(0.6).png().toBuffer();
  await save(
    lossless.length <= limit ? lossless : await encodeBelow(await blurred(), limit),
    paths,
  );
}

/** A portrait is small and has many skin tones, so it is never reduced to a palette. */
export async function writePortrait(svg, paths, limit) {
  await save(await encodeBelow(await pixels(svg), limit), paths);
}
