import { MyComments, myCommentsQuery } from '@/features/comments/mine/MyComments';
import { followedQuery } from '@/features/posts/followed/followedQueries';
import { NewestFollowed } from '@/features/posts/followed/NewestFollowed';
import { ReadOn } from '@/features/posts/suggestions/ReadOn';
import { SuggestedForMember } from '@/features/posts/suggestions/SuggestedForMember';
import { startQuery } from '@/features/posts/suggestions/startQuery';
import { FollowNew } from '@/features/profile/FollowNew';
import { useRouteData } from '@/store/useRouteData';
import { renderFollow } from '../late/followButton';
import { ReaderSkeleton } from './ReaderSkeleton';

type ReaderStartProps = { viewerId: string; isFollowing: boolean };

/**
 * What concerns a member without posts: what they read, what those whom they follow wrote, and who answered them. Its
 * parts are requested together, and shown when it is known what stands first.
 */
export function ReaderStart({ viewerId, isFollowing }: ReaderStartProps) {
  const { data, status } = useRouteData(startQuery({ viewerId }));
  useRouteData(isFollowing ? followedQuery({ viewerId }) : null);
  useRouteData(myCommentsQuery({ viewerId, page: 0 }));
  if (data === null && status !== 'failed') return <ReaderSkeleton />;
  return (
    <>
      <ReadOn viewerId={viewerId} />
      {isFollowing ? <NewestFollowed viewerId={viewerId} renderFollow={renderFollow} /> : null}
      <MyComments viewerId={viewerId} />
      <SuggestedForMember
        viewerId={viewerId}
        renderFollow={(person) => <FollowNew person={person} />}
      />
    </>
  );
}
