import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/**
 * Draws the icons and the social image of `public` from `public/favicon.svg` and the site's font. Run it
 * after a change of these or of the colours: `node scripts/drawIdentity.mjs`.
 */
const publicFile = (name) => new URL(`../public/${name}`, import.meta.url).pathname;
const { resolve } = createRequire(import.meta.url);

const colours = {
  paper: '#fbf8f2',
  ink: '#211d18',
  quiet: '#665e52',
  line: '#e2dacb',
  accent: '#a83c1d',
};
const png = { palette: true, compressionLevel: 9, effort: 10 };

const favicon = readFileSync(publicFile('favicon.svg'), 'utf8');
/** The mark on a square without round corners: devices cut icons into their own shape. */
const square = favicon.replace(' rx="7"', '');
const [, mark] = /<rect[^>]*>(.*)<\/svg>/.exec(favicon);
/** The mark inside of the circle that every device shows. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colours.accent}"/><g transform="translate(16 16) scale(.8) translate(-16 -16)">${mark}</g></svg>`;

async function drawIcon(svg, size, name) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(svg), { density }).resize(size, size).png(png).toFile(publicFile(name));
}

/** The site's font in one weight, as a file that the text renderer reads. */
async function writeFont(folder, { file, name, wght }) {
  const font = readFileSync(resolve(`@fontsource-variable/newsreader/files/${file}.woff2`));
  const letters = 'A common book of many hands Commonplace';
  const options = {
    targetFormat: 'sfnt',
    variationAxes: { wght },
    preserveNameIds: [1, 2, 16, 17],
  };
  const path = join(folder, `${name}.ttf`);
  writeFileSync(path, await subsetFont(font, letters, options));
  return path;
}

const textImage = (text, { fontfile, width }) =>
  sharp({ text: { text, font: 'Newsreader 16pt 16pt', fontfile, rgba: true, dpi: 600 } })
    .resize({ width })
    .png()
    .toBuffer();

const socialSize = { width: 1200, height: 630 };
const margin = 96;
const socialBackground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${colours.paper}"/>
  <rect width="1200" height="12" fill="${colours.accent}"/>
  <rect x="${margin}" y="486" width="${1200 - 2 * margin}" height="2" fill="${colours.line}"/>
  <svg x="${margin}" y="${margin}" width="72" height="72" viewBox="0 0 32 32">${favicon}</svg>
</svg>`;

async function drawSocialImage() {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  try {
    const upright = { file: 'newsreader-latin-wght-normal', name: 'upright', wght: 600 };
    const italic = { file: 'newsreader-latin-wght-italic', name: 'italic', wght: 400 };
    const wordmark = await textImage(
      `<span foreground="${colours.ink}">Common</span><span foreground="${colours.accent}">place</span>`,
      { fontfile: await writeFont(folder, upright), width: 880 },
    );
    const tagline = await textImage(
      `<span foreground="${colours.quiet}"><i>A common book of many hands</i></span>`,
      { fontfile: await writeFont(folder, italic), width: 470 },
    );
    await sharp(Buffer.from(socialBackground))
      .resize(socialSize)
      .composite([
        { input: wordmark, left: margin, top: 266 },
        { input: tagline, left: margin, top: 512 },
      ])
      .png(png)
      .toFile(publicFile('social-1200x630.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await drawIcon(square, 180, 'apple-touch-icon.png');
await drawIcon(favicon, 192, 'icon-192.png');
await drawIcon(favicon, 512, 'icon-512.png');
await drawIcon(maskable, 512, 'icon-maskable-512.png');
await drawSocialImage();
