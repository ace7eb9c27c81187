import { limits } from '@contract/limits';
import { gateTexts } from '@contract/texts/gateTexts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, ToastIcon, toast, useToaster } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { failureReason } from '@/lib/failureReason';
import { type SignIn, type ToastAction, toastDetails } from '@/lib/notify';
import { Button, buttonClasses } from './Button';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { useOpenDialog } from './useOpenDialog';
import { useToastKeys } from './useToastKeys';

export type VerifyRequest = {
  /** The open dialog that covers the page, or null. */
  container: Element | null;
  onClose: () => void;
};

export type SignInRequest = VerifyRequest & { message: ReactNode; signIn: SignIn };

export type ToastsProps = {
  /** The page's live regions. Screen readers only announce regions that exist before their text. */
  statusRegion: Element | null;
  alertRegion: Element | null;
  /** Shown instead of a toast if a visitor is turned away. */
  SignInDialog: ComponentType<SignInRequest>;
  /** Shown beside the toast if a member is turned away whose address is not verified. */
  VerifyPanel: ComponentType<VerifyRequest>;
};

const isSignIn = ({ id }: Toast) => toastDetails(id).signIn !== undefined;
const textOf = (item: Toast) => resolveValue(item.message, item);
const isUnverified = (item: Toast) => textOf(item) === gateTexts.unverified;

/** Why a call failed that was not refused. */
function Reason({ id }: Pick<Toast, 'id'>) {
  const { failure } = toastDetails(id);
  return failure ? <span className="block text-quiet">{failureReason(failure)}</span> : null;
}

const offerClasses = 'shrink-0 px-1.5! sm:px-3!';

/** Something to do about what the toast says. */
function ToastOffer({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  const { label, name } = action;
  if ('to' in action) {
    return (
      <Link
        to={action.to}
        aria-label={name}
        className={classes(buttonClasses('quiet'), offerClasses)}
        onClick={onDone}
      >
        {label}
      </Link>
    );
  }
  function handleClick(run: () => void) {
    run();
    onDone();
  }
  return (
    <Button
      variant="quiet"
      aria-label={name}
      className={offerClasses}
      onClick={() => handleClick(action.run)}
    >
      {label}
    </Button>
  );
}

/** Toasts with the same message replace each other, and so do requests to sign in. */
const isSameKind = (one: Toast, other: Toast) =>
  textOf(one) === textOf(other) || (isSignIn(one) && isSignIn(other));

/** The newest toasts, one of each kind. The newest is the first one. */
function newestOf(toasts: readonly Toast[]) {
  const isNewest = (item: Toast, index: number) =>
    toasts.findIndex((other) => isSameKind(other, item)) === index;
  return toasts.filter(isNewest).slice(0, limits.toast.most);
}

/**
 * Shows the toasts and copies them to live regions, because react-hot-toast announces only few. What is
 * outside of an open dialog is covered and not announced, so the toasts are shown inside of it.
 */
export function Toasts({ statusRegion, alertRegion, SignInDialog, VerifyPanel }: ToastsProps) {
  // What is dismissed is not shown, so it is removed at once: a later removal would take a new toast of the same id.
  const { toasts, handlers } = useToaster({ duration: limits.toast.success, removeDelay: 0 });
  const visible = toasts.filter((item) => item.visible);
  const shown = newestOf(visible);
  const dialog = useOpenDialog();
  // The panel stays when its toast goes.
  const [verification, setVerification] = useState({ id: '', isOpen: false });
  const unverified = shown.find(isUnverified)?.id ?? verification.id;
  if (unverified !== verification.id) setVerification({ id: unverified, isOpen: true });
  const { dismiss } = useToastKeys({ shown, onDismissed: handlers.endPause });

  useEffect(() => {
    for (const item of visible) if (!shown.includes(item)) toast.remove(item.id);
  });

  const announced = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      // A message that is shown again is announced again.
      .map((item) => (
        <div key={`${item.id} ${item.createdAt}`}>
          <p>{textOf(item)}</p>
          <Reason id={item.id} />
        </div>
      ));

  function renderToast(item: Toast) {
    return (
      <div
        key={item.id}
        className="pointer-events-auto flex max-w-column min-w-0 items-center gap-2 rounded-control border bg-raised py-1 ps-4 pe-1 floating-shadow"
      >
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
          <span
            aria-hidden={dialog === null}
            className="flex min-w-0 flex-1 items-center gap-2 pe-2 wrap-anywhere"
          >
            <ToastIcon toast={item} />
            <span className="grid">
              <span dir="auto">{textOf(item)}</span>
              <Reason id={item.id} />
            </span>
          </span>
          <span className="flex flex-wrap empty:hidden">
            {toastDetails(item.id).actions?.map((action) => (
              <ToastOffer key={action.label} action={action} onDone={() => dismiss(item.id)} />
            ))}
          </span>
        </div>
        <IconButton icon="close" label="Dismiss" onClick={() => dismiss(item.id)} />
      </div>
    );
  }

  function renderSignIn(item: Toast) {
    const { signIn } = toastDetails(item.id);
    return signIn ? (
      <SignInDialog
        key={item.id}
        message={textOf(item)}
        signIn={signIn}
        container={dialog}
        onClose={() => dismiss(item.id)}
      />
    ) : null;
  }

  const list = (
    // What can be pressed is in a landmark.
    <section aria-label={shown.length > 0 ? 'Messages' : undefined}>
      <div
        aria-live={dialog ? 'polite' : undefined}
        // Below the header, whose links stay in view.
        className="toast-list pointer-events-none fixed inset-x-4 top-2 z-50 mt-16 grid justify-items-center gap-2 print:hidden"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {shown.filter((item) => !isSignIn(item)).map(renderToast)}
      </div>
    </section>
  );

  return (
    <>
      {dialog ? createPortal(list, dialog) : list}
      {shown.map(renderSignIn)}
      {verification.isOpen ? (
        <VerifyPanel
          key={verification.id}
          container={dialog}
          onClose={() => setVerification({ ...verification, isOpen: false })}
        />
      ) : null}
      {statusRegion && createPortal(announced(false), statusRegion)}
      {alertRegion && createPortal(announced(true), alertRegion)}
    </>
  );
}
