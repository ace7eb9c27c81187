import type { Tokens } from 'marked';
import { childTokens } from './parseMarkdown';
import { readInline } from './readInline';
import type { Settings } from './settings';

type Row = { edge: string | undefined; cells: string[] };

/** A header or footer row begins with a comment in its first cell; see `writeTable`. */
function readRow(row: readonly Tokens.TableCell[]): Row {
  const [first] = childTokens(row[0]?.tokens);
  const edge =
    first?.type === 'html' ? /^<!-- (header|footer) -->$/.exec(first.raw)?.[1] : undefined;
  return { edge, cells: row.map(({ tokens }) => readInline(tokens)) };
}

/** Reads a table. One without headings has an empty first row in Markdown. */
export function readTable(token: Tokens.Table, caption: string, settings: Settings) {
  const headings = token.header.map(({ tokens }) => readInline(tokens));
  const rows = token.rows.map(readRow);
  const edge = (name: string) => rows.find((row) => row.edge === name)?.cells;
  const header = edge('header');
  const footer = edge('footer');
  const withHeadings = settings.has('headings') || headings.some((cell) => cell !== '');
  const content = rows.filter((row) => row.edge === undefined).map(({ cells }) => cells);
  return {
    type: 'table',
    data: {
      withHeadings,
      stretched: settings.has('stretched'),
      content: withHeadings ? [headings, ...content] : content,
      ...(caption === '' ? {} : { caption }),
      ...(header ? { header } : {}),
      ...(footer ? { footer } : {}),
    },
  };
}
