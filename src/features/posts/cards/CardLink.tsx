import { postPath } from '@contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';

export type PrefetchPost = (url: string) => void;

type CardLinkProps = {
  url: string;
  title: ReactNode;
  className?: string;
  /** Called when the reader points at the link or focuses it. */
  onPrefetch?: PrefetchPost | undefined;
};

/** A title whose link covers the whole card, so that the card has one link with a short name. */
export function CardLink({ url, title, className, onPrefetch }: CardLinkProps) {
  const handlePrefetch = () => onPrefetch?.(url);
  return (
    <Link
      to={postPath(url)}
      // No attribute: all routes are known.
      discover="none"
      onPointerEnter={handlePrefetch}
      onFocus={handlePrefetch}
      className={classes('after:absolute after:inset-0 group-hover:text-accent', className)}
    >
      {title}
    </Link>
  );
}
