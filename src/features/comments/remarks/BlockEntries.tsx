import type { Passage } from '@contract/book/bookEntities';
import { comparable } from '@contract/document/passageState';
import { blockAnchor } from '@contract/postAnchors';
import type { KeyboardEvent, ReactNode } from 'react';
import { readBlockWords } from '@/lib/browser/blockWords';
import { useAppSelector, useViewer } from '@/store/hooks';
import { selectOwn } from '@/store/posts/selectOwn';
import { Button } from '@/ui/Button';

/** What a reader does with words of a block that are in their book. */
export type KeptAction = 'note' | 'heading' | 'remove';

export type BlockActions = {
  postId: string;
  blockId: string;
  part: string;
  /** null if comments are closed. */
  onComment: (() => void) | null;
  onKeep: () => void;
  onKept: (action: KeptAction, passage: Passage) => void;
  onQuotes: () => void;
};

const isShown = ({ quote, state }: Passage) =>
  quote !== '' && (state === 'unchanged' || state === 'moved');

function useKept({ postId, blockId }: Pick<BlockActions, 'postId' | 'blockId'>) {
  const viewerId = useViewer()?.id ?? '';
  const own = useAppSelector(selectOwn({ viewerId, postId }))?.data;
  const kept = own?.passages.filter((passage) => passage.blockId === blockId && isShown(passage));
  const block = document.getElementById(blockAnchor(blockId));
  const words = block ? comparable(readBlockWords([block]).text) : '';
  const whole = kept?.find(({ quote }) => comparable(quote).includes(words));
  // Of several passages the menu would not say which one it means.
  return { passage: whole ?? (kept?.length === 1 ? kept[0] : undefined), isWhole: Boolean(whole) };
}

/** The popover of the entries, and what moves between them. */
type Menu = { menuId: string; onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
type EntryProps = { menu: Menu; shortcut?: string; onSelect: () => void; children: ReactNode };

const Entry = ({ menu, shortcut, onSelect, children }: EntryProps) => (
  <Button
    variant="quiet"
    popoverTarget={menu.menuId}
    popoverTargetAction="hide"
    onKeyDown={menu.onKeyDown}
    aria-keyshortcuts={shortcut}
    onClick={onSelect}
  >
    {children}
  </Button>
);

const inBook = 'In your book';
const keptEntries = [
  { action: 'note', label: 'Note' },
  { action: 'heading', label: 'Heading' },
  { action: 'remove', label: 'Remove' },
] as const;

/** The entries of the menu of a block, and the keys that do the same without it. */
export function BlockEntries(props: BlockActions & Menu) {
  const { menuId, onKeyDown, part, onComment, onKeep, onKept, onQuotes } = props;
  const menu = { menuId, onKeyDown };
  const { passage, isWhole } = useKept(props);
  return (
    <>
      {onComment ? (
        <Entry menu={menu} onSelect={onComment}>
          Comment on this {part}
        </Entry>
      ) : null}
      {isWhole ? null : (
        <Entry menu={menu} shortcut="k" onSelect={onKeep}>
          Keep this {part}
        </Entry>
      )}
      {passage ? (
        <div role="group" aria-label={inBook} className="popup-part my-1 grid border-y py-1">
          <p aria-hidden className="px-4 pt-1 text-sm text-quiet">
            {inBook}
          </p>
          {keptEntries.map(({ action, label }) => (
            <Entry key={action} menu={menu} onSelect={() => onKept(action, passage)}>
              {label}
            </Entry>
          ))}
        </div>
      ) : null}
      <Entry menu={menu} onSelect={onQuotes}>
        Quotes of this {part}
      </Entry>
      <p className="block-keys pointer-coarse:hidden">
        Keys at “…”: <kbd>K</kbd> keeps the {part}, <kbd>↑</kbd> <kbd>↓</kbd> go to the next one.
      </p>
    </>
  );
}
