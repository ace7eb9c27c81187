import type { BlockData } from '@contract/document/blockRegistry';
import { plainText } from '@contract/document/plainText';
import { Inline } from './Inline';
import { withKeys } from './withKeys';

type Row = readonly string[];
type RowsProps = { rows: readonly Row[]; width: number };

const rowsWithKeys = (rows: readonly Row[]) => withKeys(rows, (row) => row.join('\n'));
const cellsWithKeys = (row: Row) => withKeys(row, (cell) => cell);

/** The only cell of a row spans the table. */
const spanOf = (row: Row, width: number) =>
  row.length === 1 && width > 1 ? { colSpan: width } : {};

function HeadRows({ rows, width }: RowsProps) {
  return rowsWithKeys(rows).map(({ key, value: row }) => (
    <tr key={key} className="border-b border-edge">
      {cellsWithKeys(row).map(({ key, value: cell }) => (
        <th key={key} scope="col" className="px-3 py-2 font-semibold" {...spanOf(row, width)}>
          <Inline html={cell} />
        </th>
      ))}
    </tr>
  ));
}

function BodyRows({ rows, width }: RowsProps) {
  return rowsWithKeys(rows).map(({ key, value: row }) => (
    <tr key={key} className="border-b border-line">
      {cellsWithKeys(row).map(({ key, value: cell }) => (
        <td key={key} className="px-3 py-2 align-top" {...spanOf(row, width)}>
          <Inline html={cell} />
        </td>
      ))}
    </tr>
  ));
}

export function TableBlock({ data }: { data: BlockData['table'] }) {
  const { content, withHeadings, caption, header, footer } = data;
  const headings = withHeadings ? content.slice(0, 1) : [];
  const heads = [...(header.length > 0 ? [header] : []), ...headings];
  const rows = content.slice(headings.length);
  const width = Math.max(1, ...content.map((row) => row.length));
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
      tabIndex={0}
      aria-label={plainText(caption) || 'Table'}
      className="my-4 overflow-x-auto"
    >
      <table className="w-full min-w-max border-collapse text-left font-sans text-[0.95rem] leading-normal sm:min-w-0">
        {caption ? (
          <caption className="caption-bottom pt-2.5 text-sm text-quiet">
            <Inline html={caption} />
          </caption>
        ) : null}
        {heads.length > 0 ? (
          <thead>
            <HeadRows rows={heads} width={width} />
          </thead>
        ) : null}
        <tbody>
          <BodyRows rows={rows} width={width} />
        </tbody>
        {footer.length > 0 ? (
          <tfoot className="text-quiet">
            <BodyRows rows={[footer]} width={width} />
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
