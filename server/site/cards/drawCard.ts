import { escapeXml } from '@contract/document/html/escape';
import sharp from 'sharp';

const width = 1200;
const height = 630;
const margin = 80;
const column = width - 2 * margin;
const titleHeight = 330;

const colours = { paper: '#fbf8f2', ink: '#221c15', quiet: '#6b6157', accent: '#a4371f' };
const family = 'Newsreader 16pt 16pt';
const longest = 180;
const largestTitle = 84;
const smallerTitles = [72, 60, 50, 42];

/** Pango markup is XML. Characters that are not shown become spaces. */
const escapePango = (text: string) => escapeXml(text.replaceAll(/[^\P{C}\u200c\u200d]/gu, ' '));

function shorten(text: string) {
  const characters = Array.from(text.trim());
  return characters.length > longest
    ? `${characters.slice(0, longest - 1).join('')}…`
    : text.trim();
}

type Line = { text: string; size: number; colour: string; fontFile: string };

/** Text in at most the width of the column. Right-to-left text is at its right edge. */
async function drawText({ text, size, colour, fontFile }: Line) {
  const markup = `<span foreground="${colour}">${escapePango(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${family}, ${size}`,
      fontfile: fontFile,
      width: column,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
      spacing: Math.round(size / 10),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The title in the largest size in which it fits. */
async function drawTitle(line: Omit<Line, 'size'>) {
  let title = await drawText({ ...line, size: largestTitle });
  for (const size of smallerTitles) {
    if (title.height <= titleHeight) break;
    title = await drawText({ ...line, size });
  }
  if (title.height <= titleHeight) return title;
  const input = await sharp(title.input)
    .extract({ left: 0, top: 0, width: title.width, height: titleHeight })
    .png()
    .toBuffer();
  return { input, width: title.width, height: titleHeight };
}

const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

type Card = {
  title: string;
  author: string;
  siteName: string;
  /** Without one, it is that of the product. */
  accent?: string;
  fontFile: string;
};

/** A picture of 1200 x 630 with the title of a post, its author and the name of the site. */
export async function drawCard(card: Card) {
  const { title, author, siteName, fontFile } = card;
  const { paper, ink, quiet } = colours;
  const accent = card.accent || colours.accent;
  const [site, heading, byline] = await Promise.all([
    drawText({ text: siteName, size: 40, colour: accent, fontFile }),
    drawTitle({ text: shorten(title) || siteName, colour: ink, fontFile }),
    drawText({ text: shorten(author) || ' ', size: 36, colour: quiet, fontFile }),
  ]);
  const startOf = (text: string, drawn: { width: number }) =>
    isRightToLeft(text) ? width - margin - drawn.width : margin;
  const line = { create: { width: column, height: 3, channels: 3, background: accent } } as const;
  const png = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: site.input, left: margin, top: margin - 12 },
      { input: heading.input, left: startOf(title, heading), top: 160 },
      { input: line, left: margin, top: height - 140 },
      { input: byline.input, left: startOf(author, byline), top: height - 110 },
    ])
    .png({ palette: true })
    .toBuffer();
  return new Uint8Array(png);
}
