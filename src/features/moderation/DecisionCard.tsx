import type { ReactNode } from 'react';
import { focusHeading } from '@/lib/browser/focusHeading';
import { Button } from '@/ui/Button';

type DecisionCardProps = {
  children: ReactNode;
  /** The button that takes it back. */
  undo: ReactNode;
  onClose: () => void;
};

/**
 * What was decided last, where its entry was. It stays until the next decision, so that the entries below it don't move
 * by themselves.
 */
export function DecisionCard({ children, undo, onClose }: DecisionCardProps) {
  function handleClose() {
    focusHeading();
    onClose();
  }

  return (
    <div className="grid gap-2 rounded-card border bg-raised p-4">
      <div role="status">{children}</div>
      <div className="flex flex-wrap gap-2">
        {undo}
        <Button variant="secondary" onClick={handleClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
