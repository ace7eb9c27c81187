import { postPath } from '@contract/pages';
import type { PassageCardRow } from '@server/data/bookCardRows';
import { isFromElsewhere } from '@server/data/bookRows';

/** Text that Markdown shows as it is. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replaceAll(/^([ \t]*)([#+=-]|\d{1,9}[.)])/gm, (_, space: string, sign: string) =>
      /^\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${space}\\${sign}`,
    );

const oneLine = (text: string) => escaped(text.replaceAll(/\s+/g, ' ').trim());

const linked = (title: string, url: string) =>
  url === '' ? oneLine(title) : `[${oneLine(title || url)}](<${url.replaceAll(/[<>\s\\]/g, '')}>)`;

function sourceOf(row: PassageCardRow, siteUrl: string) {
  if (row.post) {
    const { author, title, url } = row.post;
    const name = `${author.firstName} ${author.lastName}`.trim() || author.username;
    return `${linked(title, siteUrl + postPath(url))}, ${oneLine(name)}`;
  }
  if (!isFromElsewhere(row)) return '';
  const source = linked(row.sourceTitle, row.sourceUrl);
  return row.sourceAuthor === '' ? source : `${source}, ${oneLine(row.sourceAuthor)}`;
}

function passageMarkdown(row: PassageCardRow, siteUrl: string) {
  const source = sourceOf(row, siteUrl);
  const quote = row.quote === '' ? [] : escaped(row.quote).split('\n');
  const lines = [
    ...quote.map((line) => `> ${line}`.trimEnd()),
    ...(quote.length > 0 && source !== '' ? ['>', `> — ${source}`] : []),
    ...(quote.length === 0 && source !== '' ? [source] : []),
    ...(row.note === '' ? [] : ['', escaped(row.note)]),
  ];
  return lines.join('\n');
}

/** Passages under one title: the words as quotes with their sources, the notes below. */
export function bookMarkdown(title: string, passages: readonly PassageCardRow[], siteUrl: string) {
  const parts = passages.map((row) => passageMarkdown(row, siteUrl));
  return `${[`# ${oneLine(title)}`, parts.join('\n\n* * *\n\n')].join('\n\n').trimEnd()}\n`;
}
