import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';

type ReadingBarProps = { text: string; children: ReactNode };

/** What a reader who was here before is told: at the lower edge, so that the text doesn't move. */
export function ReadingBar({ text, children }: ReadingBarProps) {
  return (
    <section
      aria-label="Since your last visit"
      className="fixed inset-x-0 bottom-0 z-20 border-t bg-paper py-2 print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="min-w-0 flex-1 basis-60">
          {text}
        </p>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </div>
    </section>
  );
}

type ChangeButtonsProps = {
  /** null: there is one change, or none is marked yet. */
  position: string | null;
  onStep: (by: 1 | -1) => void;
};

/** Go from change to change. */
export function ChangeButtons({ position, onStep }: ChangeButtonsProps) {
  if (position === null) return null;
  return (
    <>
      <span className="text-sm text-quiet tabular-nums">{position}</span>
      <Button variant="secondary" aria-keyshortcuts="p" onClick={() => onStep(-1)}>
        Previous change
      </Button>
      <Button variant="secondary" aria-keyshortcuts="n" onClick={() => onStep(1)}>
        Next change
      </Button>
    </>
  );
}
