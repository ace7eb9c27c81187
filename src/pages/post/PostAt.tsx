import { paths, postPath } from '@contract/pages';
import { postAnchors } from '@contract/postAnchors';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { SavePost } from '@/features/book/passages/SavePost';
import { CommentLink } from '@/features/comments/counts/CommentLink';
import { authorFollowed } from '@/features/posts/model/postQueries';
import { AuthorCard } from '@/features/posts/post/AuthorCard';
import { PostHead } from '@/features/posts/post/PostHead';
import { LoadingPost } from '@/features/posts/post/PostSkeleton';
import { useGoBack } from '@/features/posts/post/useGoBack';
import { useReadablePost } from '@/features/posts/post/useReadablePost';
import { SubscribeTo } from '@/features/subscribers/SubscribeInPlace';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { NeedsScript } from '@/ui/NeedsScript';
import { Redirect } from '@/ui/Redirect';
import { WhenNear } from '@/ui/WhenNear';
import { FollowButton } from '../late/followButton';
import { ArticleWithTools } from './ArticleWithTools';
import { Backlinks, Comments, PostReading, RecentPosts } from './lateParts';
import { useReadingStart } from './useReadingStart';

/** A post with everything that readers do with it. */
export function PostAt({ url }: { url: string }) {
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const { hash } = useLocation();
  const openedAt = useReadingStart();
  const goBack = useGoBack();
  const { post, content, commented, hasFailed, ...found } = useReadablePost(url);
  // The same function in every render: see renderedPart.
  const countFollower = useCallback(
    (by: 1 | -1) => dispatch(authorFollowed({ url, by })),
    [dispatch, url],
  );

  if (hasFailed) return <Redirect to={paths.notFound} state={found.failure} />;
  if (!post || !commented) return <LoadingPost />;
  if (!content) return <Redirect to={paths.posts} />;
  // It has another address now.
  if (post.url !== url) return <Redirect to={postPath(post.url) + hash} />;
  const { author } = post;
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
        isVisitor={viewer === null}
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
          subscribe={<SubscribeTo author={author} />}
        />
        <div id={postAnchors.comments} tabIndex={-1} className="outline-none">
          <WhenNear>
            <Backlinks postId={post._id} authorId={author._id} />
          </WhenNear>
          <Comments {...commented} />
        </div>
      </ArticleWithTools>
      <RecentPosts posts={found.recentPosts} postId={post._id} />
    </>
  );
}
