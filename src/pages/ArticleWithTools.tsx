import { type ComponentProps, useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PostCounts } from '@/features/comments/counts/PostCounts';
import type { CommentedPost } from '@/features/comments/model/CommentsContext';
import type { OpenedThread } from '@/features/comments/remarks/openedThread';
import { useBlockMargins } from '@/features/comments/remarks/useBlockMargins';
import { PostArticle } from '@/features/posts/post/PostArticle';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { whenSelecting } from '@/lib/browser/whenSelecting';
import { returnedFrom } from '@/store/session/attempted';

const loadTools = async () => (await import('@/features/book/passages/PassageTools')).PassageTools;
const MemberTools = lazyPart({
  load: async () => {
    await whenQuiet();
    return loadTools();
  },
});
/** Visitors have no marks of their own. */
const VisitorTools = lazyPart({
  load: async () => {
    await whenSelecting();
    return loadTools();
  },
});

const BlockQuotes = lazyPart({
  load: async () => (await import('@/features/book/backlinks/BlockQuotes')).BlockQuotes,
});

const RemarkThread = lazyPart({
  load: async () => (await import('@/features/comments/remarks/RemarkThread')).RemarkThread,
});

type ArticleWithToolsProps = Omit<
  ComponentProps<typeof PostArticle>,
  'counts' | 'renderMargin' | 'tools'
> & {
  isVisitor: boolean;
  /** The post as its comments know it. */
  commented: CommentedPost;
};

/** A visitor who has signed in for words of the post is back at them. Going back to the page is another visit. */
function useReturned() {
  const { state } = useLocation();
  const type = useNavigationType();
  const [returned] = useState(() => {
    const { action, about } = (type !== NavigationType.Pop && returnedFrom(state)) || {};
    return action && about ? { action, about } : null;
  });
  return returned;
}

const threadOf = (returned: ReturnType<typeof useReturned>): OpenedThread | null =>
  returned?.action === 'comment' ? { ...returned.about, isWriting: true } : null;

/** A post with what readers do with its words: remarks, passages and quotes. */
export function ArticleWithTools({ isVisitor, commented, ...props }: ArticleWithToolsProps) {
  const { post } = props;
  const returned = useReturned();
  const [thread, setThread] = useState(threadOf(returned));
  const [blockToKeep, setBlockToKeep] = useState<{ blockId: string } | null>(null);
  const [quoted, setQuoted] = useState<{ blockId: string; part: string } | null>(null);
  // The same function in every render: the blocks are memoised.
  const keepBlock = useCallback((blockId: string) => setBlockToKeep({ blockId }), []);
  const commentOn = ({ blockId, quote }: { blockId: string; quote: string }) =>
    setThread({ blockId, quote, isWriting: true });
  const Tools = isVisitor && !blockToKeep ? VisitorTools : MemberTools;
  const renderMargin = useBlockMargins(post, {
    isNeeded: thread !== null,
    onRemarks: setThread,
    onKeep: keepBlock,
    onQuotes: setQuoted,
  });
  return (
    <PostArticle
      {...props}
      counts={<PostCounts post={post} />}
      renderMargin={renderMargin}
      tools={
        <>
          <Tools
            postId={post._id}
            postUrl={post.url}
            revision={post.revision}
            onComment={post.commentsClosed ? null : commentOn}
            blockToKeep={blockToKeep}
            returned={returned}
          />
          {quoted ? (
            <BlockQuotes
              {...quoted}
              postId={post._id}
              authorId={post.author._id}
              onClose={() => setQuoted(null)}
            />
          ) : null}
          {thread ? (
            <RemarkThread
              {...commented}
              blockId={thread.blockId}
              opened={thread}
              onClose={() => setThread(null)}
            />
          ) : null}
        </>
      }
    />
  );
}
