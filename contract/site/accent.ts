/** The colours of an accent on light and dark pages. */
export type AccentColours = { accent: string; strong: string; soft: string };
export type Accent = { light: AccentColours; dark: AccentColours };

type Rgb = readonly [red: number, green: number, blue: number];

/** The pages that an accent is read on, as src/styles.css has them. */
const papers = { light: '#fbf8f2', dark: '#181511' } as const;

/** What WCAG asks of the colour of words. */
const leastContrast = 4.5;

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

const channels = (colour: string): Rgb => {
  const number = Number.parseInt(colour.slice(1), 16);
  return [Math.floor(number / 65_536), Math.floor(number / 256) % 256, number % 256];
};

const hexOf = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour with a share of another one. */
function mix(colour: string, other: string, share: number) {
  const [red, green, blue] = channels(colour);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return hexOf([
    red + (otherRed - red) * share,
    green + (otherGreen - green) * share,
    blue + (otherBlue - blue) * share,
  ]);
}

const linear = (value: number) =>
  value <= 10.314_75 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

function luminance(colour: string) {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const steps = 100;

/** The colour with the least share of black or white that can be read on the page. */
function readableOn(paper: string, colour: string, towards: string) {
  const shares = Array.from({ length: steps + 1 }, (_, at) => at / steps);
  const share = shares.find((one) => contrast(mix(colour, towards, one), paper) >= leastContrast);
  return mix(colour, towards, share ?? 1);
}

/** The nearest colour that can be read on a light page: the same one if it can. */
export const readableAccent = (colour: string) => readableOn(papers.light, colour, '#000000');

/** The ground on which the accent can still be read, as tinted as possible. */
function softOn(paper: string, accent: string) {
  const shares = [0.18, 0.14, 0.1, 0.06, 0.03];
  const share = shares.find((one) => contrast(accent, mix(paper, accent, one)) >= leastContrast);
  return mix(paper, accent, share ?? 0);
}

/** The colours of an accent that can be read on a light page. */
export function accentColours(chosen: string): Accent {
  const dark = readableOn(papers.dark, chosen, '#ffffff');
  return {
    light: {
      accent: chosen,
      strong: mix(chosen, '#000000', 0.22),
      soft: softOn(papers.light, chosen),
    },
    dark: { accent: dark, strong: mix(dark, '#ffffff', 0.3), soft: softOn(papers.dark, dark) },
  };
}

const tokens = ({ accent, strong, soft }: AccentColours) =>
  `--accent:${accent};--accent-strong:${strong};--accent-soft:${soft}`;

/** The rules that give pages the accent; none for the one of the product. Paper is light, and some readers choose colours themselves. */
export function accentStyle(chosen: string) {
  if (!isColour(chosen)) return '';
  const { light, dark } = accentColours(chosen);
  const ownColours = '(forced-colors:none)';
  return `@media ${ownColours}{html:root{${tokens(light)}}}@media screen and ${ownColours}{html[data-theme=dark]{${tokens(dark)}}}`;
}
