import { muteTexts } from '@contract/texts/muteTexts';
import { useId } from 'react';
import { Button } from '@/ui/Button';

/** In the place of a comment by a muted person, which others answered. */
export function MutedComment({ onShow }: { onShow: () => void }) {
  const id = useId();
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 text-quiet">
      <span id={id}>{muteTexts.isMuted}</span>
      <Button variant="quiet" aria-describedby={id} onClick={onShow}>
        Show
      </Button>
    </p>
  );
}
