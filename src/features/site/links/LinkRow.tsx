import { type LinkList, linkFault } from '@contract/site/linkRules';
import type { SiteLink } from '@contract/site/publicSite';
import { IconButton } from '@/ui/IconButton';
import { TextField } from '@/ui/TextField';

/** A link in the form. */
export type FormLink = SiteLink & {
  /** Names the row: links can be equal while they are written. */
  row: number;
};

export type Direction = 'up' | 'down';

type LinkRowProps = {
  list: LinkList;
  link: FormLink;
  /** The place in the list, from 0, and how many links there are. */
  at: number;
  count: number;
  /** Whether what is wrong is said. */
  isChecked: boolean;
  onChange: (link: FormLink) => void;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

/** The words and the address of a link, and its place in the list. */
export function LinkRow(props: LinkRowProps) {
  const { list, link, at, count, isChecked, onChange, onMove, onRemove } = props;
  const fault = isChecked ? linkFault(link) : null;
  const errorOf = (field: keyof SiteLink) => (fault?.field === field ? fault.message : null);
  const name = link.title.trim() || `link ${at + 1}`;
  const move = (direction: Direction, isLast: boolean) => (
    <IconButton
      icon={direction}
      label={`Move ${name} ${direction}`}
      isInactive={isLast}
      data-move={direction}
      onClick={() => onMove(direction)}
    />
  );
  return (
    <li
      data-row={link.row}
      className="grid items-start gap-x-3 gap-y-2 border-b py-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <TextField
        label={`Words of link ${at + 1}`}
        // A form that is refused focuses the first field with the name of the list.
        {...(fault?.field === 'title' ? { name: list } : {})}
        error={errorOf('title')}
        value={link.title}
        onChange={({ target }) => onChange({ ...link, title: target.value })}
      />
      <TextField
        label={`Address of link ${at + 1}`}
        {...(fault?.field === 'path' ? { name: list } : {})}
        error={errorOf('path')}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        value={link.path}
        onChange={({ target }) => onChange({ ...link, path: target.value })}
      />
      <div className="flex sm:pt-6">
        {move('up', at === 0)}
        {move('down', at === count - 1)}
        <IconButton icon="delete" label={`Remove ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
