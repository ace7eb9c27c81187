import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type QuoteProps = {
  /** The block that the words are from; null if it is not known. */
  to: string | null;
  children: ReactNode;
};

/** The words of a post that a remark is about. */
export function Quote({ to, children }: QuoteProps) {
  return (
    <blockquote
      dir="auto"
      className="line-clamp-3 border-s-2 border-accent ps-3 font-serif text-quiet italic wrap-anywhere"
    >
      {to === null ? (
        children
      ) : (
        <Link to={to} className="hover:text-accent">
          {children}
        </Link>
      )}
    </blockquote>
  );
}
