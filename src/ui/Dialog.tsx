import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons under the content. */
  actions?: ReactNode;
  /** A drawer comes in from the side and takes the whole height. */
  shape?: 'middle' | 'drawer';
  /** For a dialog whose own actions already hold a way out. */
  hasCloseButton?: boolean;
};

const shapes = {
  middle: 'm-auto w-[min(34rem,calc(100vw-2rem))] rounded-card',
  drawer: 'my-0 mr-auto ml-0 h-dvh max-h-dvh w-[min(20rem,88vw)]',
};

/** The native dialog: it keeps the focus inside, closes with Escape and gives the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  shape = 'middle',
  hasCloseButton = true,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    // Escape is the keyboard's way out, and the native dialog has it; this click is the backdrop's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={classes('bg-raised text-ink shadow-xl backdrop:bg-black/45', shapes[shape])}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className="grid max-h-dvh gap-4 overflow-y-auto p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} className="pt-1.5 text-xl">
              {title}
            </h2>
            {hasCloseButton ? (
              <IconButton icon="close" label="Close" className="-mt-1 -mr-2" onClick={onClose} />
            ) : null}
          </div>
          {children}
          {actions ? <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
