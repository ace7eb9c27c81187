import { LossLines } from '../losses/LossLines';
import { LossPlace } from '../losses/LossPlace';
import { ShownInParts } from '../losses/ShownInParts';
import type { RehearsedPost } from '../model/rehearsal';

type SiteLossesProps = {
  posts: readonly RehearsedPost[];
  /** Shows a post, at a block or at its start. */
  onOpen: (place: { url: string; blockId: string | null }) => void;
};

/** What is changed or lost in each post, with links to the places. */
export function SiteLosses({ posts, onOpen }: SiteLossesProps) {
  const changed = posts.filter(({ losses }) => losses.length > 0);
  if (changed.length === 0) return <p className="text-quiet">Nothing in these posts.</p>;
  return (
    <ShownInParts
      items={changed}
      className="grid gap-6"
      renderItem={({ key, title, url, losses }) => (
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
      )}
    />
  );
}
