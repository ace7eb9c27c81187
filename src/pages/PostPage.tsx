import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { AuthorCard } from '@/features/blog/post/AuthorCard';
import { Comments } from '@/features/blog/post/comments/Comments';
import { readContent } from '@/features/blog/post/document/readBlocks';
import { PostArticle } from '@/features/blog/post/PostArticle';
import { PostHead } from '@/features/blog/post/PostHead';
import { PostSkeleton } from '@/features/blog/post/PostSkeleton';
import { RecentPosts } from '@/features/blog/post/RecentPosts';
import { usePost } from '@/features/blog/post/usePost';
import { authorFollowed } from '@/features/blog/postSlice';
import { FollowButton } from '@/features/profile/FollowButton';
import { useAppDispatch } from '@/lib/redux';
import { Head } from '@/ui/Head';

/** Back to where the reader came from; a post opened by its address has nowhere to go back to. */
function useGoBack() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate('/posts', { replace: true }) : navigate(-1));
}

function PostAt({ url }: { url: string }) {
  const dispatch = useAppDispatch();
  const goBack = useGoBack();
  const { post, recentPosts, hasFailed } = usePost(url);
  const stored = post?.content ?? null;
  // Reading and cleaning a long document takes its time, and a like must not wait for it.
  const content = useMemo(() => (stored === null ? null : readContent(stored)), [stored]);

  if (hasFailed) return <Navigate to="/not-found" replace />;
  if (!post) {
    return (
      <>
        <Head title="Post" description="A post on Commonplace." />
        <PostSkeleton />
      </>
    );
  }
  if (!content) return <Navigate to="/posts" replace />;
  const { author } = post;
  return (
    <>
      <PostHead post={post} />
      <PostArticle key={post._id} post={post} content={content} onDeleted={goBack}>
        <AuthorCard
          author={author}
          action={
            <FollowButton
              authorId={author._id}
              blogId={post._id}
              onChange={(by) => dispatch(authorFollowed({ url, by }))}
            />
          }
        />
        <Comments postId={post._id} />
      </PostArticle>
      <RecentPosts posts={recentPosts} />
    </>
  );
}

export function PostPage() {
  const { url = '' } = useParams();
  return url.trim() ? <PostAt url={url} /> : <Navigate to="/posts" replace />;
}
