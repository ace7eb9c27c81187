import { useEffect, useRef } from 'react';
import { webpAddress } from '@/lib/pictures';
import { IconButton } from '@/ui/IconButton';

type LightboxProps = { url: string; alt: string; onClose: () => void };

/** A picture as large as the window; Escape, the button or a click anywhere closes it. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  // Closed rather than only taken away, so that the browser gives the focus back.
  const close = () => ref.current?.close();

  return (
    // Escape is the keyboard's way out, and the native dialog has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={alt || 'Picture'}
      className="m-auto max-h-dvh max-w-[100vw] bg-transparent p-0 backdrop:bg-black/85"
      onClose={onClose}
      onClick={close}
    >
      <img
        src={webpAddress(url)}
        alt={alt}
        className="block h-[94dvh] w-[96vw] cursor-zoom-out object-scale-down"
      />
      <IconButton
        icon="close"
        label="Close"
        className="fixed top-3 right-3 bg-raised text-ink"
        onClick={close}
      />
    </dialog>
  );
}
