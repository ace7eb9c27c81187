import { useEffect, useRef } from 'react';
import { pictureSource } from '@/lib/pictures';
import { Icon } from '@/ui/Icon';
import './lightbox.css';

/** The attributes of a picture without known size. The window limits what is shown. */
const assumedSize = { width: 1280, height: 853 };

type LightboxProps = { url: string; alt: string; onClose: () => void };

/** A picture as large as the window. Escape or a click anywhere closes it. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { src, srcSet, size = assumedSize } = pictureSource(url);

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  return (
    <dialog ref={ref} aria-label={alt || 'Picture'} className="lightbox" onClose={onClose}>
      <img
        // A picture is shown in its own size at most.
        {...(srcSet ? { sizes: `min(96vw, ${size.width}px)`, srcSet } : {})}
        src={src}
        alt={alt}
        {...size}
        className="lightbox-picture"
      />
      {/* Covers the window. Closing the dialog, instead of only unmounting it, restores the focus. */}
      <button
        type="button"
        aria-label="Close"
        title="Close"
        className="fixed inset-0 cursor-zoom-out! -outline-offset-2!"
        onClick={() => ref.current?.close()}
      >
        <span className="touchable fixed top-3 end-3 grid place-items-center rounded-full bg-raised text-ink">
          <Icon name="close" />
        </span>
      </button>
    </dialog>
  );
}
