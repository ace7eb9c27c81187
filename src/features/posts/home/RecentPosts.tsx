import type { PostCard } from '@contract/entities';
import type { PrefetchPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { Section } from './Section';

type RecentPostsProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

const mediumCards = 2;

/** Posts by popular authors as horizontal cards, which become smaller. */
export function RecentPosts({ posts: [lead, ...others], onPrefetch }: RecentPostsProps) {
  if (!lead) return null;
  return (
    <Section title="Recent Posts">
      <div className="-mt-5 max-lg:divide-y">
        <HorizontalPostCard post={lead} size="large" onPrefetch={onPrefetch} />
        <div className="grid gap-x-12 max-lg:divide-y lg:grid-cols-2 lg:border-t">
          {others.map((post, index) => (
            <HorizontalPostCard
              key={post._id}
              post={post}
              size={index < mediumCards ? 'medium' : 'small'}
              onPrefetch={onPrefetch}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
