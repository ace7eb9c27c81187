import { Link } from 'react-router-dom';
import { classes } from '@/ui/classes';

export type ReadyPost = (url: string) => void;

export const postPath = (url: string) => `/posts/${encodeURIComponent(url)}`;

type CardLinkProps = {
  url: string;
  title: string;
  className?: string;
  /** Told when somebody is about to open the post, so that it can be loaded ahead. */
  onReady?: ReadyPost | undefined;
};

/** A title whose link covers the whole card: one target for the finger, one short name for the ear. */
export function CardLink({ url, title, className, onReady }: CardLinkProps) {
  const handleReady = () => onReady?.(url);
  return (
    <Link
      to={postPath(url)}
      onPointerEnter={handleReady}
      onFocus={handleReady}
      className={classes('after:absolute after:inset-0 group-hover:text-accent', className)}
    >
      {title}
    </Link>
  );
}
