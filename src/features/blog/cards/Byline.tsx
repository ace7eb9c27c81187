import type { PostCard } from '@contract/entities';
import { longDate } from '@/lib/dates';

export function Byline({ post }: { post: PostCard }) {
  return (
    <p className="text-sm text-quiet">
      {post.author.firstName} {post.author.lastName}
      <span aria-hidden="true" className="mx-0.5">
        {' '}
        ·{' '}
      </span>
      <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
    </p>
  );
}
