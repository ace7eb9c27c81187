import type { PostCard as Post } from '@contract/entities';
import { can } from '@contract/permissions';
import { gateTexts } from '@contract/texts/gateTexts';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { PostCard } from '@/features/blog/cards/PostCard';
import { PostCardFooter } from '@/features/blog/cards/PostCardFooter';
import { usePrefetchPost } from '@/features/blog/usePrefetchPost';
import { AdminControls } from '@/features/profile/AdminControls';
import { FollowButton } from '@/features/profile/FollowButton';
import { ProfileHeader } from '@/features/profile/ProfileHeader';
import { ProfilePosts } from '@/features/profile/ProfilePosts';
import { ProfileSkeleton } from '@/features/profile/ProfileSkeleton';
import { profileKey, selectProfile } from '@/features/profile/profileSlice';
import { fetchProfile } from '@/features/profile/profileThunks';
import { notify } from '@/lib/notify';
import { usePageNumber } from '@/lib/usePageNumber';
import { useAppDispatch, useAppSelector, useViewer } from '@/store/hooks';
import { CardGrid } from '@/ui/CardGrid';
import { CardSkeletons } from '@/ui/CardSkeletons';
import { Head } from '@/ui/Head';
import { LoadingStatus } from '@/ui/Skeleton';

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

function useProfile() {
  const dispatch = useAppDispatch();
  const { username = '' } = useParams();
  const [page, setPage] = usePageNumber();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? '';
  const entry = useAppSelector(
    (state) => selectProfile(state).profiles[profileKey({ viewerId, username })],
  );
  const load = () => void dispatch(fetchProfile({ viewerId, username, page }));
  const isMissing = !entry;

  // The route's loader has begun it already, unless another tab has changed who looks.
  useEffect(() => {
    if (isMissing && viewerId) void dispatch(fetchProfile({ viewerId, username, page }));
  }, [isMissing, viewerId, username, page, dispatch]);

  return { entry, viewer, username, page, setPage, load };
}

export function ProfilePage() {
  const navigate = useNavigate();
  const { entry, viewer, username, page, setPage, load } = useProfile();
  const details = entry?.details;

  if (!details && entry?.status === 'failed') return <Navigate to="/" replace />;
  if (!entry || !details) {
    return (
      <>
        <Head title={username} description="An author's profile." isPrivate />
        <ProfileSkeleton />
      </>
    );
  }

  // What one administrator sees of an account, another may have changed since.
  const watched = viewer?.role === 'admin' ? { onChange: load } : {};

  function handleCreatePost(authorId: string) {
    if (can(viewer, 'create post for', { authorId })) {
      void navigate('/create', { state: { authorId } });
    } else notify.error(gateTexts.verifyToCreate, gateTexts.verifyToCreate);
  }

  return (
    <>
      <Head
        title={`${details.firstName} ${details.lastName}`}
        description={details.bio || `Posts by ${details.firstName} ${details.lastName}.`}
        isPrivate
      />
      <ProfileHeader
        details={details}
        actions={
          <>
            {/* For everybody but administrators a blocked author isn't there, and none can be followed. */}
            {details.isBlocked ? null : (
              <FollowButton authorId={details._id} onRefused={load} {...watched} />
            )}
            <AdminControls
              details={details}
              onCreatePost={() => handleCreatePost(details._id)}
              onDeleted={() => void navigate('/', { replace: true })}
              onRefused={load}
            />
          </>
        }
      />
      <section className="page-width grid gap-8 pb-8">
        <h2 className="text-3xl">Posts by {details.firstName}</h2>
        <ProfilePosts
          entry={entry}
          page={page}
          skeleton={
            <LoadingStatus label={loadingTexts.posts}>
              <CardSkeletons kind="post" />
            </LoadingStatus>
          }
          renderPosts={(posts) => <PostCards posts={posts} />}
          onPage={setPage}
          onRetry={load}
        />
      </section>
    </>
  );
}
