import type { PostCard } from '@contract/entities';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { postTexts } from '@contract/texts/postTexts';
import type { ReactNode } from 'react';
import { useViewer } from '@/store/hooks';
import { usePosts } from '@/store/posts/usePosts';
import { useRouteData } from '@/store/useRouteData';
import { EmptyState } from '@/ui/EmptyState';
import { FailedState } from '@/ui/FailedState';
import { NothingYet } from '@/ui/NothingYet';
import { Pagination } from '@/ui/Pagination';
import { profilePageQuery } from './profileQueries';
import type { ProfileArg } from './profileThunks';

const none: readonly string[] = [];

type NoProfilePostsProps = {
  /** Whether the viewer looks at their own profile. */
  isOwn: boolean;
};

function NoProfilePosts({ isOwn }: NoProfilePostsProps) {
  return (
    <EmptyState icon="document">
      <NothingYet
        to={isOwn ? paths.create : paths.posts}
        next={isOwn ? 'Write a post' : 'Read posts of other authors'}
      >
        {postTexts.none}
      </NothingYet>
    </EmptyState>
  );
}

type ProfilePostsProps = NoProfilePostsProps & {
  profile: ProfileArg;
  skeleton: ReactNode;
  renderPosts: (posts: readonly PostCard[]) => ReactNode;
  onPage: (page: number) => void;
};

/** One page of an author's posts: those that the viewer may read. */
export function ProfilePosts({ profile, isOwn, skeleton, renderPosts, onPage }: ProfilePostsProps) {
  const viewer = useViewer();
  const { data, status, error, reload } = useRouteData(profilePageQuery(profile));
  const posts = usePosts(data?.ids ?? none).filter(({ isPublished, author }) =>
    can(viewer, 'read post', { isPublished, authorId: author._id }),
  );

  if (!data && status === 'failed') {
    return (
      <FailedState message="These posts could not be loaded." error={error} onRetry={reload} />
    );
  }
  if (!data) return skeleton;
  const { page } = profile;
  return (
    <>
      {posts.length > 0 ? renderPosts(posts) : <NoProfilePosts isOwn={isOwn} />}
      <Pagination page={page} count={posts.length} areMore={data.areMore} onPage={onPage} />
    </>
  );
}
