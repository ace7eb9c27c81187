import type { ReactNode } from 'react';
import { classes } from './classes';

type MessagePageProps = {
  symbol: string;
  /** The symbol stands for something that has succeeded. */
  isSuccess?: boolean;
  title: string;
  children: ReactNode;
  /** Shown below, as wide as the page. */
  suggestions?: ReactNode;
};

/** A page with a single message, for example "not found". */
export function MessagePage(props: MessagePageProps) {
  const { symbol, isSuccess = false, title, children, suggestions } = props;
  return (
    <section className="page-width grid content-start justify-items-start gap-5 py-16">
      <p
        aria-hidden="true"
        className={classes('font-serif text-7xl italic', isSuccess ? 'text-good' : 'text-accent')}
      >
        {symbol}
      </p>
      <h1 className="text-4xl">{title}</h1>
      <div className="grid max-w-column gap-6 text-quiet">{children}</div>
      {suggestions}
    </section>
  );
}
