import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Writes the fonts of `src/fonts`: the Latin files of the font packages, with the weights that the
 * site uses. Run it after an update of these packages: `node scripts/subsetFonts.mjs`.
 */
const { resolve } = createRequire(import.meta.url);
const packages = '@fontsource-variable';
const wght = { min: 400, max: 700 };

/** The same characters as `unicode-range` in `src/fonts.css`. */
const ranges = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const characters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

const fonts = {
  'newsreader-latin': 'newsreader/files/newsreader-latin-wght-normal.woff2',
  'newsreader-latin-italic': 'newsreader/files/newsreader-latin-wght-italic.woff2',
  'instrument-sans-latin': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

for (const [name, file] of Object.entries(fonts)) {
  const options = { targetFormat: 'woff2', variationAxes: { wght } };
  const whole = readFileSync(resolve(`${packages}/${file}`));
  const subset = await subsetFont(whole, characters, options);
  writeFileSync(new URL(`../src/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
