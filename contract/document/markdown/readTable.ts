import type { Table, TableRow } from 'mdast';
import { readInline } from './readInline';
import type { Settings } from './settings';

/** A header or footer row begins with a comment in its first cell; see `writeTable`. */
function edgeOf({ children: [cell] }: TableRow) {
  const first = cell?.children[0];
  return first?.type === 'html' ? /^<!-- (header|footer) -->$/.exec(first.value)?.[1] : undefined;
}

/** Reads a table. One without headings has an empty first row in Markdown. */
export function readTable({ children }: Table, caption: string, settings: Settings) {
  const width = children[0]?.children.length ?? 0;
  const [headings = [], ...rows] = children.map(({ children }) =>
    Array.from({ length: width }, (_, at) => readInline(children[at]?.children ?? [])),
  );
  const edges = children.slice(1).map(edgeOf);
  const edge = (name: string) => rows[edges.indexOf(name)];
  const header = edge('header');
  const footer = edge('footer');
  const withHeadings = settings.has('headings') || headings.some((cell) => cell !== '');
  const content = rows.filter((_, at) => edges[at] === undefined);
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
