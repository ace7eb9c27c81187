import { hostOf } from '@contract/canonicalUrl';
import type { Post } from '@contract/entities';
import { useFirstUrl } from './useFirstUrl';

/** Names the site on which the post was published first. */
export function FirstPublished({ post }: { post: Post }) {
  const url = useFirstUrl(post);
  if (!url) return null;
  return (
    <p dir="ltr" className="min-w-0 text-sm wrap-anywhere text-quiet">
      First published at{' '}
      <a
        href={url}
        rel="nofollow noopener"
        className="inline-flex items-center text-link pointer-coarse:min-h-11"
      >
        {hostOf(url)}
      </a>
    </p>
  );
}
