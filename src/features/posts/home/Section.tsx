import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A section of the home page, with a line above it. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink/70 pt-4 pb-14">
      <div className="flex items-baseline justify-between gap-4 pb-6">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
