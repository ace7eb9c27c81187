import { limits } from '@contract/limits';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, ToastBar, Toaster, toast, useToasterStore } from 'react-hot-toast';
import { IconButton } from './IconButton';

export type ToastsProps = {
  /** The page's live regions. Screen readers only announce regions that exist before their text. */
  statusRegion: Element | null;
  alertRegion: Element | null;
};

/** Shows the toasts and copies them to live regions, because react-hot-toast announces only few. */
export function Toasts({ statusRegion, alertRegion }: ToastsProps) {
  const { toasts } = useToasterStore();
  const shown = toasts.filter(({ visible }) => visible);

  useEffect(() => {
    // The newest toast is the first one.
    for (const { id } of shown.slice(limits.toast.most)) toast.dismiss(id);
  });

  const messages = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      .map((item) => <p key={item.id}>{resolveValue(item.message, item)}</p>);
  return (
    <>
      <Toaster
        position="top-center"
        toastOptions={{
          duration: limits.toast.success,
          style: {
            background: 'var(--raised)',
            color: 'var(--ink)',
            border: '1px solid var(--line)',
            maxWidth: 'min(30rem, calc(100vw - 2rem))',
            overflowWrap: 'anywhere',
          },
        }}
      >
        {(item) => (
          <div aria-hidden="true">
            <ToastBar toast={item}>
              {({ icon, message }) => (
                <>
                  {icon}
                  {message}
                  <IconButton
                    icon="close"
                    label="Close"
                    tabIndex={-1}
                    onClick={() => toast.dismiss(item.id)}
                  />
                </>
              )}
            </ToastBar>
          </div>
        )}
      </Toaster>
      {statusRegion && createPortal(messages(false), statusRegion)}
      {alertRegion && createPortal(messages(true), alertRegion)}
    </>
  );
}
