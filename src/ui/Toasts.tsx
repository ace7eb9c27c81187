import { limits } from '@contract/limits';
import { createPortal } from 'react-dom';
import { resolveValue, ToastBar, Toaster, toast, useToasterStore } from 'react-hot-toast';
import { IconButton } from './IconButton';

type ToastsProps = {
  /** The live regions of the page, which stand there before the first word is said. */
  polite: Element | null;
  urgent: Element | null;
};

/** Toasts as seen, and as heard: the library announces almost nothing by itself. */
export function Toasts({ polite, urgent }: ToastsProps) {
  const { toasts } = useToasterStore();
  const shown = toasts.filter(({ visible }) => visible);
  const heard = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      .map((one) => <p key={one.id}>{resolveValue(one.message, one)}</p>);
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
          },
        }}
      >
        {(one) => (
          <div aria-hidden="true">
            <ToastBar toast={one}>
              {({ icon, message }) => (
                <>
                  {icon}
                  {message}
                  <IconButton
                    icon="close"
                    label="Close"
                    tabIndex={-1}
                    onClick={() => toast.dismiss(one.id)}
                  />
                </>
              )}
            </ToastBar>
          </div>
        )}
      </Toaster>
      {polite && createPortal(heard(false), polite)}
      {urgent && createPortal(heard(true), urgent)}
    </>
  );
}
