import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FieldError } from '@/ui/Field';

type ContentFieldProps = { error: string | null; children: ReactNode };

/** The document, and why it was refused. */
export function ContentField({ error, children }: ContentFieldProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The group of the blocks is an element of Editor.js.
    const blocks = root.current?.querySelector('[role="group"]');
    if (error) blocks?.setAttribute('aria-describedby', id);
    else blocks?.removeAttribute('aria-describedby');
  }, [error, id]);

  return (
    <div ref={root} className="grid min-w-0 gap-2">
      {error ? (
        <div className="from-column w-full">
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : null}
      {children}
    </div>
  );
}
