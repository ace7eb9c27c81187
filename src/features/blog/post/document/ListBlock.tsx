import type { BlockData } from '@contract/document/blockRegistry';
import type { ListItem } from '@contract/document/listItems';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Inline } from './Inline';
import { withKeys } from './withKeys';

type Style = BlockData['list']['style'];

const marks: Record<Style, string> = {
  ordered: 'list-decimal ps-6 marker:text-quiet marker:tabular-nums',
  unordered: 'list-disc ps-6 marker:text-accent',
  checklist: 'list-none',
};

function CheckedText({ content, isChecked }: ListItem) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2">
      <span
        className={classes(
          'mt-[0.3em] grid size-5 place-items-center rounded border',
          isChecked ? 'border-accent bg-accent text-on-accent' : 'border-edge',
        )}
      >
        {isChecked ? <Icon name="check" size={14} /> : null}
      </span>
      <span>
        <span className="sr-only">{isChecked ? 'Done: ' : 'Open: '}</span>
        <Inline html={content} />
      </span>
    </div>
  );
}

/** A list with its nested lists. */
export function ListBlock({ data: { style, items } }: { data: BlockData['list'] }) {
  const List = style === 'ordered' ? 'ol' : 'ul';
  return (
    <List className={classes('post-list', marks[style])}>
      {withKeys(items, ({ content }) => content).map(({ key, value: item }) => (
        <li key={key}>
          {style === 'checklist' ? <CheckedText {...item} /> : <Inline html={item.content} />}
          {item.items.length > 0 ? (
            <div className={style === 'checklist' ? 'mt-2 ps-8' : 'mt-2'}>
              <ListBlock data={{ style, items: item.items }} />
            </div>
          ) : null}
        </li>
      ))}
    </List>
  );
}
