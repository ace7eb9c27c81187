import { oneLine } from '@contract/oneLine';
import { postPath } from '@contract/pages';
import { isFromElsewhere } from '@server/data/book/bookRows';
import type { PassageCardRow } from '@server/data/rows/bookCardRows';

/** Text that Markdown shows as it is. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replaceAll(/^([ \t]*)([#+=-]|\d{1,9}[.)])/gm, (_, space: string, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${space}\\${sign}`,
    );

const escapedLine = (text: string) => escaped(oneLine(text));

const linked = (title: string, url: string) =>
  url === ''
    ? escapedLine(title)
    : `[${escapedLine(title || url)}](<${url.replaceAll(/[<>\s\\]/g, '')}>)`;

function sourceOf(row: PassageCardRow, siteUrl: string) {
  if (row.post) {
    const { author, title, url } = row.post;
    const name = `${author.firstName} ${author.lastName}`.trim() || author.username;
    return `${linked(title, siteUrl + postPath(url))}, ${escapedLine(name)}`;
  }
  if (!isFromElsewhere(row)) return '';
  const source = linked(row.sourceTitle, row.sourceUrl);
  return row.sourceAuthor === '' ? source : `${source}, ${escapedLine(row.sourceAuthor)}`;
}

function passageMarkdown(row: PassageCardRow, siteUrl: string) {
  const source = sourceOf(row, siteUrl);
  const quote = row.quote === '' ? [] : escaped(row.quote).split('\n');
  const lines = [
    ...quote.map((line) => `> ${line}`.trimEnd()),
    ...(quote.length > 0 && source !== '' ? ['>', `> — ${source}`] : []),
    ...(quote.length === 0 && source !== '' ? [source] : []),
    ...(row.note === '' ? [] : ['', escaped(row.note)]),
    ...(row.isRetired ? ['', '_Retired from the daily review_'] : []),
  ];
  return lines.join('\n');
}

const separator = '\n\n* * *\n\n';

type BookPart = { title: string; intro?: string };

/**
 * Passages under one title, in parts: the words as quotes with their sources, the notes below. The file has no empty
 * lines at its end, so they are written with the text that follows.
 */
export async function* bookMarkdown(
  { title, intro = '' }: BookPart,
  pages: AsyncIterable<readonly PassageCardRow[]>,
  siteUrl: string,
) {
  let start = `# ${escapedLine(title)}\n\n${intro === '' ? '' : `${escapedLine(intro)}\n\n`}`;
  let lineEnds = '';
  for await (const rows of pages) {
    const parts = rows.map((row) => passageMarkdown(row, siteUrl));
    const text = lineEnds + start + parts.join(separator);
    const written = text.trimEnd();
    lineEnds = text.slice(written.length);
    start = separator;
    yield written;
  }
  yield start === separator ? '\n' : `${start.trimEnd()}\n`;
}
