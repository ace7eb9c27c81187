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
  /**
   * A drawer is at the start of the line, or at its end, and has the height of the screen. A sheet covers the screen and
   * keeps its content while it is closed, for forms.
   */
  variant?: keyof typeof variants;
  /** False for a dialog whose actions already include a cancel button. */
  hasCloseButton?: boolean;
};

const variants = {
  modal: 'bg-raised m-auto w-[min(34rem,calc(100vw-2rem))] rounded-card',
  wide: 'bg-raised m-auto w-[min(52rem,calc(100vw-2rem))] rounded-card',
  drawer: 'bg-paper my-0 me-auto ms-0 h-dvh max-h-dvh w-[min(20rem,88vw)]',
  drawerAtEnd: 'bg-paper my-0 ms-auto me-0 h-dvh max-h-dvh w-[min(20rem,88vw)]',
  sheet: 'bg-raised m-0 ms-auto h-dvh max-h-dvh w-full max-w-full sm:w-[26rem]',
};

/** What has the focus before a dialog is opened, and gets it back: of a menu, the button that opens it. */
function focusBefore() {
  // An entry of a menu can't get the focus back: the browser closes the menu.
  document.activeElement?.closest<HTMLElement>('[popover="auto"]')?.hidePopover();
  return document.activeElement;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it with Escape and restores the
 * focus. `closedby` also closes it with a click on the backdrop, in browsers that support it.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  variant = 'modal',
  hasCloseButton = true,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) {
      opener.current = focusBefore();
      dialog.showModal();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // The browser does not restore the focus if the dialog is removed while it is open.
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [],
  );

  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby={id}
      className={classes('text-ink floating-shadow backdrop:bg-black/45', variants[variant])}
      // React also calls it when a dialog inside of this one is closed.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {isOpen || variant === 'sheet' ? (
        <div className="grid max-h-dvh content-start gap-4 overflow-y-auto p-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} dir="auto" className="pt-1.5 text-xl">
              {title}
            </h2>
            {hasCloseButton ? (
              <IconButton icon="close" label="Close" className="-mt-1 -me-2" onClick={onClose} />
            ) : null}
          </div>
          {children}
          {actions ? <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
