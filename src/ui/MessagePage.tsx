import type { ReactNode } from 'react';

type MessagePageProps = {
  symbol: string;
  title: string;
  children: ReactNode;
  /** Shown below, as wide as the page. */
  suggestions?: ReactNode;
};

/** A page with a single message, for example "not found". */
export function MessagePage({ symbol, title, children, suggestions }: MessagePageProps) {
  return (
    <section className="page-width grid content-start justify-items-start gap-5 py-16">
      <p aria-hidden="true" className="font-serif text-7xl text-accent italic">
        {symbol}
      </p>
      <h1 className="text-4xl">{title}</h1>
      <div className="grid max-w-column gap-6 text-quiet">{children}</div>
      {suggestions}
    </section>
  );
}
