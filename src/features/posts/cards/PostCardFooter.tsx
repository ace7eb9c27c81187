import type { PostCard } from '@contract/entities';
import { postPath } from '@contract/pages';
import { Link } from 'react-router-dom';
import { buttonClasses } from '@/ui/Button';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';

export function PostCardFooter({ post }: { post: PostCard }) {
  return (
    <div className="flex flex-wrap items-center justify-between border-t pt-2">
      <span className="flex items-center gap-1.5 text-sm text-quiet tabular-nums">
        <Icon name="heart" size={18} />
        <Count count={post.likes} unit={post.likes === 1 ? 'like' : 'likes'} />
      </span>
      {post.isPublished ? null : <span className="text-sm text-bad">Not public</span>}
      <Link
        to={postPath(post.url)}
        aria-label={`Read ${post.title}`}
        className={buttonClasses('quiet')}
      >
        Read
        <Icon name="next" size={16} />
      </Link>
    </div>
  );
}
