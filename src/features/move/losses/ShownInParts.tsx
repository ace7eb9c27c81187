import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/Button';

type ShownInPartsProps<Item> = {
  items: readonly Item[];
  className?: string;
  renderItem: (item: Item, at: number) => ReactNode;
};

/** How many are shown first, and are added by each press. */
const part = 50;

/** A long list, of which the rest is shown when it is asked for. */
export function ShownInParts<Item>({ items, className, renderItem }: ShownInPartsProps<Item>) {
  const [shown, setShown] = useState(part);
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(renderItem)}</ul>
      {items.length > shown ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setShown(shown + part)}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}
