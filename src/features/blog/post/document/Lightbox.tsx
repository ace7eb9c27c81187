import { useEffect, useRef } from 'react';
import { webpAddress } from '@/lib/pictures';
import { Icon } from '@/ui/Icon';

type LightboxProps = { url: string; alt: string; onClose: () => void };

/** A picture as large as the window. Escape or a click anywhere closes it. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  return (
    <dialog
      ref={ref}
      aria-label={alt || 'Picture'}
      className="m-auto max-h-dvh max-w-[100vw] bg-transparent p-0 backdrop:bg-black/85"
      onClose={onClose}
    >
      <img
        src={webpAddress(url)}
        alt={alt}
        className="block h-[94dvh] w-[96vw] object-scale-down"
      />
      {/* Covers the window. Closing the dialog, instead of only unmounting it, restores the focus. */}
      <button
        type="button"
        aria-label="Close"
        title="Close"
        className="fixed inset-0 cursor-zoom-out! -outline-offset-2!"
        onClick={() => ref.current?.close()}
      >
        <span className="touchable fixed top-3 right-3 grid place-items-center rounded-full bg-raised text-ink">
          <Icon name="close" />
        </span>
      </button>
    </dialog>
  );
}
