import type { PostCard } from '@contract/entities';
import type { PrefetchPost } from '../cards/CardLink';
import { HorizontalPostCard } from '../cards/HorizontalPostCard';
import { LeadPostCard } from './LeadPostCard';
import { Section } from './Section';

type RecentPostsProps = { posts: readonly PostCard[]; onPrefetch?: PrefetchPost | undefined };

const besideLead = 3;

/** Posts by popular authors: one large, three beside it, the others below. */
export function RecentPosts({ posts: [lead, ...others], onPrefetch }: RecentPostsProps) {
  if (!lead) return null;
  const below = others.slice(besideLead);
  return (
    <Section title="Recent Posts">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <LeadPostCard post={lead} onPrefetch={onPrefetch} />
        <div className="grid content-start divide-y lg:-mt-5">
          {others.slice(0, besideLead).map((post) => (
            <HorizontalPostCard key={post._id} post={post} onPrefetch={onPrefetch} />
          ))}
        </div>
      </div>
      {below.length > 0 ? (
        <div className="grid gap-x-10 border-t max-lg:divide-y lg:mt-8 lg:grid-cols-2 lg:pt-3">
          {below.map((post) => (
            <HorizontalPostCard key={post._id} post={post} isSmall onPrefetch={onPrefetch} />
          ))}
        </div>
      ) : null}
    </Section>
  );
}
