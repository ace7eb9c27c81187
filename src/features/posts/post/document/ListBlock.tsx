import type { BlockData } from '@contract/document/blockRegistry';
import type { ListItem } from '@contract/document/listItems';
import { withKeys } from '@/lib/withKeys';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Inline } from './Inline';

type List = BlockData['list'];

const numbers: Record<List['meta']['counterType'], string> = {
  numeric: 'list-decimal',
  'lower-roman': 'list-[lower-roman]',
  'upper-roman': 'list-[upper-roman]',
  'lower-alpha': 'list-[lower-alpha]',
  'upper-alpha': 'list-[upper-alpha]',
};

function marksOf({ style, meta }: List) {
  if (style === 'checklist') return 'list-none';
  if (style === 'unordered') return 'list-disc ps-6 marker:text-accent';
  return `${numbers[meta.counterType]} ps-6 marker:text-quiet marker:[font-variant-numeric:tabular-nums]`;
}

function CheckedText({ content, isChecked }: ListItem) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2">
      <span
        className={classes(
          'mt-[0.3em] grid size-5 place-items-center rounded border',
          isChecked
            ? 'border-accent bg-accent text-on-accent print:bg-paper print:text-accent'
            : 'border-edge',
        )}
      >
        {isChecked ? <Icon name="check" size={14} /> : null}
      </span>
      <span>
        {/* Isolated, so that the member's text decides the direction of the list. */}
        <bdi className="sr-only">{isChecked ? 'Done: ' : 'Open: '}</bdi>
        <Inline html={content} />
      </span>
    </div>
  );
}

/** A list with its nested lists, which count like it from 1. */
export function ListBlock({ data }: { data: List }) {
  const { style, meta, items } = data;
  const isOrdered = style === 'ordered';
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag
      className={classes('post-list', marksOf(data))}
      {...(isOrdered ? { start: meta.start } : {})}
    >
      {withKeys(items, ({ content }) => content).map(({ key, value: item }) => (
        <li key={key}>
          {style === 'checklist' ? <CheckedText {...item} /> : <Inline html={item.content} />}
          {item.items.length > 0 ? (
            <div className={style === 'checklist' ? 'mt-2 ps-8' : 'mt-2'}>
              <ListBlock data={{ style, meta: { ...meta, start: 1 }, items: item.items }} />
            </div>
          ) : null}
        </li>
      ))}
    </Tag>
  );
}
