import type { ReactNode } from 'react';
import { goTo } from '@/lib/browser/goTo';
import { Button } from '@/ui/Button';
import { blockElement } from './readingPlace';

type JumpToStopProps = { blockId: string; onJump?: () => void; children: ReactNode };

/** Goes to the block where the reader stopped. */
export function JumpToStop({ blockId, onJump, children }: JumpToStopProps) {
  function handleJump() {
    const block = blockElement(blockId);
    if (block) goTo(block);
    onJump?.();
  }
  return (
    <Button variant="secondary" onClick={handleJump}>
      {children}
    </Button>
  );
}
