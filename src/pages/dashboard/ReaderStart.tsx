import { MyComments } from '@/features/comments/mine/MyComments';
import { NewestFollowed } from '@/features/posts/followed/NewestFollowed';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { renderFollow } from '../late/renderFollow';

const SuggestedPosts = lazyPart({
  load: async () => (await import('@/features/posts/suggestions/SuggestedPosts')).SuggestedPosts,
  when: whenQuiet,
});

type ReaderStartProps = { viewerId: string; isFollowing: boolean };

/** What concerns a member without posts: what those whom they follow wrote, and who answered them. */
export function ReaderStart({ viewerId, isFollowing }: ReaderStartProps) {
  return (
    <>
      {isFollowing ? <NewestFollowed viewerId={viewerId} renderFollow={renderFollow} /> : null}
      <MyComments viewerId={viewerId} />
      {isFollowing ? <SuggestedPosts /> : null}
    </>
  );
}
