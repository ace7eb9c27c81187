import type { BlockData } from '@contract/document/blockRegistry';
import { plainText } from '@contract/document/plainText';
import { Inline } from './Inline';

type Row = readonly string[];
type RowsProps = { rows: readonly Row[]; width: number };

// A stored table never changes its order while it is read, so places are good keys.
const at = (row: Row, width: number) => (row.length === 1 && width > 1 ? { colSpan: width } : {});

function HeadRows({ rows, width }: RowsProps) {
  return rows.map((row, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={place} className="border-b border-edge">
      {row.map((cell, column) => (
        // oxlint-disable-next-line react/no-array-index-key
        <th key={column} scope="col" className="px-3 py-2 font-semibold" {...at(row, width)}>
          <Inline html={cell} />
        </th>
      ))}
    </tr>
  ));
}

function BodyRows({ rows, width }: RowsProps) {
  return rows.map((row, place) => (
    // oxlint-disable-next-line react/no-array-index-key
    <tr key={place} className="border-b border-line">
      {row.map((cell, column) => (
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column} className="px-3 py-2 align-top" {...at(row, width)}>
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
      // It scrolls inside itself, and the keyboard must be able to do that too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
