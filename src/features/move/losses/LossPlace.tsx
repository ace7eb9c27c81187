import type { Loss } from '../archives/losses';

type LossPlaceProps = {
  loss: Loss;
  /** Shows the block. */
  onOpen: (blockId: string) => void;
};

/** What is lost, as a button if its place in the post is known. */
export function LossPlace({ loss: { blockId, what }, onOpen }: LossPlaceProps) {
  if (blockId === undefined) return what;
  return (
    <button type="button" className="text-link text-start" onClick={() => onOpen(blockId)}>
      {what || 'Show the place'}
    </button>
  );
}
