import type { BlockData } from '@contract/document/blockRegistry';
import { plainText } from '@contract/document/html/plainText';
import { withKeys } from '@/lib/withKeys';
import { classes } from '@/ui/classes';
import { Inline } from './Inline';

type Row = readonly string[];
type RowsProps = { rows: readonly Row[]; width: number };

const rowsWithKeys = (rows: readonly Row[]) => withKeys(rows, (row) => row.join('\n'));
const cellsWithKeys = (row: Row) => withKeys(row, (cell) => cell);

/** The only cell of a row spans the table. */
const spanOf = (row: Row, width: number) =>
  row.length === 1 && width > 1 ? { colSpan: width } : {};

function HeadRows({ rows, width }: RowsProps) {
  return rowsWithKeys(rows).map(({ key, value: row }) => (
    <tr key={key}>
      {cellsWithKeys(row).map(({ key, value: cell }) => (
        <th key={key} scope="col" {...spanOf(row, width)}>
          <Inline html={cell} />
        </th>
      ))}
    </tr>
  ));
}

function BodyRows({ rows, width }: RowsProps) {
  return rowsWithKeys(rows).map(({ key, value: row }) => (
    <tr key={key}>
      {cellsWithKeys(row).map(({ key, value: cell }) => (
        <td key={key} {...spanOf(row, width)}>
          <Inline html={cell} />
        </td>
      ))}
    </tr>
  ));
}

/** The caption is outside of the part that scrolls, so that it is always readable. */
export function TableBlock({ data }: { data: BlockData['table'] }) {
  const { content, withHeadings, stretched, caption, header, footer } = data;
  const headings = withHeadings ? content.slice(0, 1) : [];
  const heads = [...(header.length > 0 ? [header] : []), ...headings];
  const rows = content.slice(headings.length);
  const width = Math.max(1, ...content.map((row) => row.length));
  const name = plainText(caption) || 'Table';
  return (
    <figure className={classes('post-table-figure my-4 font-sans', stretched && 'post-wide')}>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
        tabIndex={0}
        aria-label={name}
        className="post-table"
      >
        <table dir="auto" aria-label={name}>
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
      {caption ? (
        <figcaption className="pt-2.5 text-sm text-quiet">
          <Inline html={caption} />
        </figcaption>
      ) : null}
    </figure>
  );
}
