import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { classes } from './classes';
import { focusBefore, focusBeginning, focusOpener } from './dialogFocus';
import { IconButton } from './IconButton';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The row of buttons under the content. It stays in view while the content scrolls. */
  actions?: ReactNode;
  /**
   * A drawer is at the start of the line, or at its end, and has the height of the screen. A sheet covers the screen and
   * keeps its content while it is closed, for forms.
   */
  variant?: keyof typeof variants;
  /** False for a dialog whose actions already include a cancel button. */
  hasCloseButton?: boolean;
  /** Gets the focus after the dialog if what opened it is gone by then. */
  findReturn?: () => HTMLElement | null;
};

const variants = {
  modal: 'bg-raised m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card',
  wide: 'bg-raised m-auto w-[min(52rem,calc(100vw-2rem))] rounded-card',
  drawer: 'bg-paper my-0 me-auto ms-0 h-dvh max-h-dvh w-[min(20rem,88vw)]',
  drawerAtEnd: 'bg-paper my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(20rem,88vw)]',
  sheet: 'bg-raised m-0 ms-auto h-dvh max-h-dvh w-full max-w-full sm:w-[26rem]',
};

/**
 * A native modal dialog: the browser keeps the focus inside, closes it with Escape and restores the
 * focus. It begins at its first field or the first entry of a list. `closedby` also closes it with a click on the backdrop, in browsers that support it.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  variant = 'modal',
  hasCloseButton = true,
  findReturn,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen && dialog?.open) dialog.close();
    if (!isOpen || !dialog || !content.current || dialog.open) return undefined;
    opener.current = focusBefore();
    dialog.showModal();
    return focusBeginning(dialog, {
      content: content.current,
      isMenu: variant.startsWith('drawer'),
    });
  }, [isOpen, variant]);

  const giveBack = useEffectEvent(() => focusOpener(opener.current, findReturn));
  // The browser does not restore the focus if the dialog is removed while it is open.
  useEffect(() => () => giveBack(), []);

  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      closedby="any"
      aria-labelledby={id}
      className={classes(
        'text-ink floating-shadow outline-none backdrop:bg-black/45',
        variants[variant],
      )}
      // React also calls it when a dialog inside of this one is closed.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        focusOpener(opener.current, findReturn);
        onClose();
      }}
    >
      {isOpen || variant === 'sheet' ? (
        <div className="grid content-start gap-4 p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} dir="auto" className="pt-1.5 text-xl">
              {title}
            </h2>
            {hasCloseButton ? (
              <IconButton icon="close" label="Close" className="-mt-1 -me-2" onClick={onClose} />
            ) : null}
          </div>
          <div ref={content} className="contents">
            {children}
            {actions ? <div className="dialog-actions">{actions}</div> : null}
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
