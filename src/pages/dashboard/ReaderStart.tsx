import { FollowedPeople } from '@/features/dashboard/FollowedPeople';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';

const SuggestedPosts = lazyPart({
  load: async () => {
    await whenQuiet();
    return (await import('@/features/blog/suggestions/SuggestedPosts')).SuggestedPosts;
  },
});

/** What concerns a member who follows people and has no posts: whom and what to read. */
export function ReaderStart({ viewerId }: { viewerId: string }) {
  return (
    <>
      <FollowedPeople viewerId={viewerId} />
      <SuggestedPosts />
    </>
  );
}
