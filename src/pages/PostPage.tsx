import type { Post } from '@contract/entities';
import { paths, postPath } from '@contract/pages';
import { postAnchors } from '@contract/postAnchors';
import { loadingTexts } from '@contract/texts/loadingTexts';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { SavePost } from '@/features/book/passages/SavePost';
import { CommentLink } from '@/features/comments/counts/CommentLink';
import { authorFollowed } from '@/features/posts/model/postQueries';
import { AuthorCard } from '@/features/posts/post/AuthorCard';
import { PostDocument } from '@/features/posts/post/document/PostDocument';
import { type ReadableBlock, readContent } from '@/features/posts/post/document/readBlocks';
import { CoverPicture } from '@/features/posts/post/PostCover';
import { PostHead } from '@/features/posts/post/PostHead';
import { PostSkeleton } from '@/features/posts/post/PostSkeleton';
import { PostTitle } from '@/features/posts/post/PostTitle';
import { unreachableState } from '@/features/posts/post/unreachablePost';
import { usePost } from '@/features/posts/post/usePost';
import { SubscribeInPlace } from '@/features/subscribers/SubscribeInPlace';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { renderedPart } from '@/lib/renderedPart';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Head } from '@/ui/Head';
import { NeedsScript } from '@/ui/NeedsScript';
import { Skeleton } from '@/ui/Skeleton';
import { WhenNear } from '@/ui/WhenNear';
import { ArticleWithTools } from './ArticleWithTools';
import { Reporting } from './Reporting';
import { useReadingStart } from './useReadingStart';

const FollowButton = renderedPart({
  load: async () => {
    await whenQuiet();
    return (await import('@/features/profile/FollowButton')).FollowButton;
  },
  fallback: <Skeleton className="h-10 w-28" />,
});
const Comments = renderedPart({
  load: async () => {
    await whenQuiet();
    return (await import('@/features/comments/section/Comments')).Comments;
  },
  fallback: <Skeleton className="h-64 w-full" />,
});
const RecentPosts = renderedPart({
  load: async () => {
    await whenQuiet();
    return (await import('@/features/posts/post/RecentPosts')).RecentPosts;
  },
});

const Backlinks = lazyPart({
  load: async () => (await import('@/features/book/backlinks/Backlinks')).Backlinks,
});

/** After hydration, and only when there is something to remember or to tell. */
const PostReading = lazyPart({
  load: async () => {
    await whenQuiet();
    return (await import('./PostReading')).PostReading;
  },
});

const noBlocks: readonly ReadableBlock[] = [];

/** Goes back, or to the list of posts if the post was opened by its URL. */
function useGoBack() {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(paths.posts, { replace: true }) : navigate(-1));
}

function PostAt({ url }: { url: string }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { hash } = useLocation();
  const openedAt = useReadingStart();
  const goBack = useGoBack();
  const isVisitor = viewer === null;
  const { post, recentPosts, hasFailed, isUnreachable } = usePost(url);
  // The same object in every render: Navigate navigates again for another one.
  const failure = useMemo(() => unreachableState(url), [url]);
  // Deferred, so that React renders the post in short tasks that let input through.
  const isReady = useDeferredValue(post !== null);
  const stored = isReady && post ? post.content : null;
  // The same function in every render: see renderedPart.
  const countFollower = useCallback(
    (by: 1 | -1) => dispatch(authorFollowed({ url, by })),
    [dispatch, url],
  );
  // Parsing and sanitising a long document is slow, and a like renders this page again.
  const content = useMemo(() => (stored === null ? null : readContent(stored)), [stored]);
  const hasBlock = useMemo(() => {
    const keys = new Set(content?.blocks.map(({ key }) => key));
    return (blockId: string) => keys.has(blockId);
  }, [content]);

  if (hasFailed)
    return <Navigate to={paths.notFound} replace state={isUnreachable ? failure : null} />;
  if (!post || !isReady) {
    return (
      <>
        <Head title="Post" description="A post on Commonplace." />
        <NeedsScript message={loadingTexts.postsNeedScript} className="block">
          <PostSkeleton />
        </NeedsScript>
      </>
    );
  }
  if (!content) return <Navigate to={paths.posts} replace />;
  // It has another address now.
  if (post.url !== url) return <Navigate to={postPath(post.url) + hash} replace />;
  const { author } = post;
  const commented = {
    postId: post._id,
    postUrl: post.url,
    authorId: author._id,
    commentsClosed: post.commentsClosed ?? null,
    hasBlock,
  };
  return (
    <>
      <PostHead post={post} />
      {openedAt !== null && post.isPublished && viewer?.id !== author._id ? (
        <PostReading key={`reading ${post._id}`} post={post} openedAt={openedAt} />
      ) : null}
      <ArticleWithTools
        key={post._id}
        post={post}
        content={content}
        onDeleted={goBack}
        isVisitor={isVisitor}
        commented={commented}
        actions={
          <>
            <CommentLink />
            <NeedsScript>
              <SavePost postId={post._id} />
            </NeedsScript>
          </>
        }
      >
        <AuthorCard
          author={author}
          action={<FollowButton authorId={author._id} blogId={post._id} onChange={countFollower} />}
          subscribe={subscribeTo(author)}
        />
        <div id={postAnchors.comments} tabIndex={-1} className="outline-none">
          <WhenNear>
            <Backlinks postId={post._id} authorId={author._id} />
          </WhenNear>
          <Comments {...commented} />
        </div>
      </ArticleWithTools>
      <RecentPosts posts={recentPosts} postId={post._id} />
    </>
  );
}

const subscribeTo = ({ _id: id, firstName, lastName }: Post['author']) => (
  <SubscribeInPlace authorId={id} authorName={`${firstName} ${lastName}`} />
);

type DraftArticleProps = { post: Post; notice: string };

/**
 * A draft as the page of its link shows it: without likes, comments and shares. It is here because the pages
 * would otherwise load what they share as a chunk of its own.
 */
export function DraftArticle({ post, notice }: DraftArticleProps) {
  const content = useMemo(() => readContent(post.content), [post.content]);
  const cover = post.public_image.resource_url;
  return (
    <article className="page-width grid gap-10 py-10">
      <PostTitle post={post} readMinutes={() => content?.minutes() ?? 1} notice={notice} />
      {cover ? (
        <div className="from-column">
          <CoverPicture src={cover} />
        </div>
      ) : null}
      <div className="mx-auto grid w-full max-w-column gap-10">
        <PostDocument blocks={content?.blocks ?? noBlocks} markedKey={null} />
        <AuthorCard author={post.author} action={null} subscribe={subscribeTo(post.author)} />
      </div>
    </article>
  );
}

export function PostPage() {
  const { url = '' } = useParams();
  if (!url.trim()) return <Navigate to={paths.posts} replace />;
  return (
    <Reporting>
      <PostAt url={url} />
    </Reporting>
  );
}
