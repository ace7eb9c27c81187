import type { PostCard as Post } from '@contract/entities';
import { paths } from '@contract/pages';
import { can } from '@contract/permissions';
import { accountTexts } from '@contract/texts/accountTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { PostCard } from '@/features/posts/cards/PostCard';
import { PostCardFooter } from '@/features/posts/cards/PostCardFooter';
import { usePrefetchPost } from '@/features/posts/model/usePrefetchPost';
import { AdminControls } from '@/features/profile/AdminControls';
import { FollowButton } from '@/features/profile/FollowButton';
import { ManageMenu } from '@/features/profile/ManageMenu';
import { ProfileHeader } from '@/features/profile/ProfileHeader';
import { ProfileMenu } from '@/features/profile/ProfileMenu';
import { ProfilePosts } from '@/features/profile/ProfilePosts';
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton';
import { profileQuery } from '@/features/profile/profileQueries';
import { isTemporary } from '@/lib/apiError';
import { usePageNumber } from '@/lib/hooks/usePageNumber';
import { notify } from '@/lib/notify';
import '@/memberStyles.css';
import { useViewer } from '@/store/hooks';
import { type RouteData, useRouteData } from '@/store/useRouteData';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { FailedState } from '@/ui/FailedState';
import { Head } from '@/ui/Head';
import { LoadingStatus } from '@/ui/Skeleton';
import { Reporting } from './Reporting';

function PostCards({ posts }: { posts: readonly Post[] }) {
  const prefetchPost = usePrefetchPost();
  return (
    <CardGrid>
      {posts.map((post) => (
        <PostCard key={post._id} post={post} onPrefetch={(url) => void prefetchPost(url)}>
          <PostCardFooter post={post} />
        </PostCard>
      ))}
    </CardGrid>
  );
}

type MissingProfileProps = { username: string; loaded: RouteData<unknown> };

/** Leads home only if the API has answered: without an answer the profile may exist. */
function MissingProfile({ username, loaded: { status, error, reload } }: MissingProfileProps) {
  const hasFailed = status === 'failed';
  const isNothing = !isTemporary(error) || error?.kind === 'unreadable';
  if (hasFailed && isNothing) return <Navigate to={paths.home} replace />;
  return (
    <>
      <Head title={username} description="An author's profile." isPrivate />
      {hasFailed ? (
        <section className="page-width py-10">
          <h1 className="text-4xl">
            <bdi>{username}</bdi>
          </h1>
          <FailedState message={accountTexts.profileFailed} error={error} onRetry={reload} />
        </section>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}

export function ProfilePage() {
  const navigate = useNavigate();
  const { username = '' } = useParams();
  const [page, setPage] = usePageNumber();
  const viewer = useViewer();
  const profile = { viewerId: viewer?.id ?? '', username, page };
  const loaded = useRouteData(viewer ? profileQuery(profile) : null);
  const { data: details, reload } = loaded;

  if (!details) return <MissingProfile username={username} loaded={loaded} />;

  // Another administrator may have changed the account since it was loaded.
  const adminHandlers = viewer?.role === 'admin' ? { onChange: reload } : {};

  function handleCreatePost(authorId: string) {
    if (can(viewer, 'create post for', { authorId })) {
      void navigate(paths.create, { state: { authorId } });
    } else notify.error(gateTexts.verifyToCreate, gateTexts.verifyToCreate);
  }

  return (
    <Reporting>
      <Head
        title={`${details.firstName} ${details.lastName}`}
        description={details.bio || `Posts by ${details.firstName} ${details.lastName}.`}
        isPrivate
      />
      <ProfileHeader
        details={details}
        actions={
          <>
            {/* Only administrators see blocked authors, who can't be followed. */}
            {details.isBlocked ? null : (
              <FollowButton authorId={details._id} onRefused={reload} {...adminHandlers} />
            )}
            <AdminControls
              details={details}
              onCreatePost={() => handleCreatePost(details._id)}
              onDeleted={() => void navigate(paths.home, { replace: true })}
              onRefused={reload}
            />
            <ManageMenu details={details} onChange={reload} />
            <ProfileMenu details={details} />
          </>
        }
      />
      <section className="page-width grid gap-8 pb-8">
        <h2 className="text-3xl">
          Posts by <bdi>{details.firstName}</bdi>
        </h2>
        <ProfilePosts
          profile={profile}
          isOwn={details._id === viewer?.id}
          skeleton={
            <LoadingStatus label={loadingTexts.posts}>
              <CardSkeletons kind="post" />
            </LoadingStatus>
          }
          renderPosts={(posts) => <PostCards posts={posts} />}
          onPage={setPage}
        />
      </section>
    </Reporting>
  );
}
