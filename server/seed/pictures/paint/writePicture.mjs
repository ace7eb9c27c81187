import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const qualities = [90, 84, 78, 72, 66, 60, 55, 50, 46, 42, 38, 34];

const paletteSize = 16;

/** The widths of smaller versions and their names, as `contract/pictureVersions.ts` defines them. */
const smallerWidths = [320, 640, 960];
const smallerQuality = 66;

const fileName = (name, { width, height }, smaller) =>
  `${name}-${width}x${height}${smaller ? `-${smaller}w` : ''}.webp`;

const reduceColours = async (png) => {
  const flat = await sharp(png).png({ palette: true, colours: paletteSize, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
};

const encode = (png, quality) =>
  sharp(png).webp({ quality, effort: 6, preset: 'photo' }).toBuffer();

async function encodeBelow(png, limit) {
  let file;
  for (const quality of qualities) {
    file = await encode(png, quality);
    if (file.length <= limit) break;
  }
  return file;
}

const pixels = (svg, { width }) =>
  sharp(Buffer.from(svg)).removeAlpha().resize({ width }).png().toBuffer();

/** Flat colours are sharper and smaller as a lossless palette; detailed drawings need lossy compression. */
async function encodeCover(png, limit) {
  const lossless = await reduceColours(png);
  const blurred = () => sharp(png).blur(0.6).png().toBuffer();
  return lossless.length <= limit ? lossless : encodeBelow(await blurred(), limit);
}

async function encodeSmaller(png, width) {
  const scaled = await sharp(png).resize({ width }).png().toBuffer();
  const [lossless, lossy] = await Promise.all([
    reduceColours(scaled),
    encode(scaled, smallerQuality),
  ]);
  return lossless.length < lossy.length ? lossless : lossy;
}

/** Writes a picture in the size `size` and all smaller widths. */
export async function writeCover(svg, { folder, name, size, limit }) {
  const png = await pixels(svg, size);
  const save = (file, smaller) => writeFile(`${folder}${fileName(name, size, smaller)}`, file);
  await save(await encodeCover(png, limit));
  for (const width of smallerWidths) await save(await encodeSmaller(png, width), width);
}

/** A portrait is small and has many skin tones, so it is never reduced to a palette. */
export async function writePortrait(svg, { folder, name, size, limit }) {
  const file = await encodeBelow(await pixels(svg, size), limit);
  await writeFile(`${folder}${fileName(name, size)}`, file);
}
