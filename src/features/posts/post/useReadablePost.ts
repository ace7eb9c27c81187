import { useDeferredValue, useMemo } from 'react';
import { readContent } from './document/readBlocks';
import { failedState } from './failedPost';
import { usePost } from './usePost';

/** The post at a url with its blocks. */
export function useReadablePost(url: string) {
  const { post, recentPosts, hasFailed, isUnreachable } = usePost(url);
  // Deferred, so that React renders the post in short tasks that let input through.
  const isReady = useDeferredValue(post !== null);
  const stored = isReady && post ? post.content : null;
  // Parsing and sanitising a long document is slow, and a like renders the page again.
  const content = useMemo(() => (stored === null ? null : readContent(stored)), [stored]);
  const hasBlock = useMemo(() => {
    const keys = new Set(content?.blocks.map(({ key }) => key));
    return (blockId: string) => keys.has(blockId);
  }, [content]);
  return {
    /** null until it can be shown. */
    post: isReady ? post : null,
    recentPosts,
    content,
    /** The post as its comments know it. */
    commented: post && {
      postId: post._id,
      postUrl: post.url,
      authorId: post.author._id,
      commentsClosed: post.commentsClosed ?? null,
      hasBlock,
    },
    hasFailed,
    /** The navigation state of the not-found page. */
    failure: failedState(url, isUnreachable),
  };
}
