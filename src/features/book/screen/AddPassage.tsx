import type { Heading } from '@contract/book/bookEntities';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { BookAddress } from '../model/bookAddress';
import { AddPassageDialog } from './AddPassageDialog';
import { useReloadBook } from './useReloadBook';

type AddPassageProps = {
  viewerId: string;
  headings: readonly Heading[];
  /** What is loaded again after a passage was added. */
  shown: BookAddress;
};

export function AddPassage({ viewerId, headings, shown }: AddPassageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reload = useReloadBook(viewerId, shown);
  return (
    <>
      <Button
        variant="secondary"
        aria-label="Add a passage"
        title="Add a passage"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="plus" size={18} />
        Add
      </Button>
      {isOpen ? (
        <AddPassageDialog
          headings={headings}
          current={shown.heading}
          onAdded={() => {
            setIsOpen(false);
            reload();
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
