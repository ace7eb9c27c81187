import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '@/ui/classes';
import { IconButton } from '@/ui/IconButton';
import { useActionDialog } from './useActionDialog';

type ActionPanelProps = {
  title: ReactNode;
  /** The open dialog that covers the page, or null. */
  container: Element | null;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Says at the control that was pressed what the action needs. It isn't modal: the page stays usable. What is outside
 * of an open dialog is covered, so it is shown inside of that one.
 */
export function ActionPanel({ title, container, onClose, children }: ActionPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const isAtControl = container === null;
  useActionDialog({ dialog: ref, isPlaced: isAtControl, onPressOutside: onClose });

  const dialog = (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={id}
      className={classes(
        'z-40 grid w-[min(20rem,88vw)] gap-3 rounded-card border bg-raised p-4 text-ink floating-shadow print:hidden',
        isAtControl ? 'absolute' : 'fixed inset-x-0 bottom-4 mx-auto',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id={id} className="pt-1.5 text-lg">
          {title}
        </h2>
        <IconButton icon="close" label="Close" className="-mt-1 -me-2" onClick={onClose} />
      </div>
      {children}
    </div>
  );
  return createPortal(dialog, container ?? document.body);
}
