import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Dialog } from '@/ui/Dialog';

type TagFilterProps = {
  tags: readonly string[];
  selected: string;
  /** Receives an empty string if the selected tag is pressed again. */
  onSelect: (tag: string) => void;
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function TagChips({ tags, selected, onSelect }: TagFilterProps) {
  const isListed = tags.some((tag) => isSame(tag, selected));
  const shown = selected && !isListed ? [selected, ...tags] : tags;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((tag) => (
        <li key={tag}>
          <Chip
            isSelected={isSame(tag, selected)}
            onClick={() => onSelect(isSame(tag, selected) ? '' : tag)}
          >
            {tag}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The tags as a row of chips; on small screens, in a drawer. */
export function TagFilter({ tags, selected, onSelect }: TagFilterProps) {
  const [isOpen, setIsOpen] = useState(false);

  function handleSelect(tag: string) {
    setIsOpen(false);
    onSelect(tag);
  }

  return (
    <>
      <div className="hidden min-h-9 md:block">
        <TagChips tags={tags} selected={selected} onSelect={onSelect} />
      </div>
      <Button
        variant="secondary"
        className="justify-self-start md:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {selected ? `Topics: ${selected}` : 'Topics'}
      </Button>
      <Dialog title="Topics" variant="drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TagChips tags={tags} selected={selected} onSelect={handleSelect} />
      </Dialog>
    </>
  );
}
