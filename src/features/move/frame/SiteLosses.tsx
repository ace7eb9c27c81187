import { useState } from 'react';
import { Button } from '@/ui/Button';
import { LossLines } from '../losses/LossLines';
import { LossPlace } from '../losses/LossPlace';
import type { RehearsedPost } from '../model/rehearsal';

type SiteLossesProps = {
  posts: readonly RehearsedPost[];
  /** Shows a post, at a block or at its start. */
  onOpen: (place: { url: string; blockId: string | null }) => void;
};

/** Longer lists are shown in parts. */
const part = 50;

/** What is changed or lost in each post, with links to the places. */
export function SiteLosses({ posts, onOpen }: SiteLossesProps) {
  const [shown, setShown] = useState(part);
  const changed = posts.filter(({ losses }) => losses.length > 0);
  if (changed.length === 0) return <p className="text-quiet">Nothing in these posts.</p>;
  return (
    <>
      <ul className="grid gap-6">
        {changed.slice(0, shown).map(({ key, title, url, losses }) => (
          <li key={key} className="grid gap-2">
            <button
              type="button"
              dir="auto"
              className="touchable text-start font-serif text-lg wrap-anywhere hover:text-accent hover:underline"
              onClick={() => onOpen({ url, blockId: null })}
            >
              {title}
            </button>
            <LossLines
              losses={losses}
              renderLoss={(loss) => (
                <LossPlace loss={loss} onOpen={(blockId) => onOpen({ url, blockId })} />
              )}
            />
          </li>
        ))}
      </ul>
      {changed.length > shown ? (
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
