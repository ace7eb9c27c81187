import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Dialog } from '@/ui/Dialog';

type TopicsProps = {
  keywords: readonly string[];
  chosen: string;
  /** Empty: no topic any more. */
  onChoose: (tag: string) => void;
};

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function Chips({ keywords, chosen, onChoose }: TopicsProps) {
  const isListed = keywords.some((keyword) => same(keyword, chosen));
  const shown = chosen && !isListed ? [chosen, ...keywords] : keywords;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((keyword) => (
        <li key={keyword}>
          <Chip
            isChosen={same(keyword, chosen)}
            onClick={() => onChoose(same(keyword, chosen) ? '' : keyword)}
          >
            {keyword}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The topics as chips in a row; on a small screen they wait in a drawer. */
export function Topics({ keywords, chosen, onChoose }: TopicsProps) {
  const [isOpen, setIsOpen] = useState(false);

  function handleChoose(tag: string) {
    setIsOpen(false);
    onChoose(tag);
  }

  return (
    <>
      <div className="hidden min-h-9 md:block">
        <Chips keywords={keywords} chosen={chosen} onChoose={onChoose} />
      </div>
      <Button
        look="secondary"
        className="justify-self-start md:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {chosen ? `Topics: ${chosen}` : 'Topics'}
      </Button>
      <Dialog title="Topics" shape="drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Chips keywords={keywords} chosen={chosen} onChoose={handleChoose} />
      </Dialog>
    </>
  );
}
