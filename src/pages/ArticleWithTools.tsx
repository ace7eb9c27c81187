import { gateTexts } from '@contract/texts/gateTexts';
import { type ComponentProps, useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PostArticle } from '@/features/blog/post/PostArticle';
import { PostCounts } from '@/features/comments/counts/PostCounts';
import type { CommentedPost } from '@/features/comments/model/CommentsContext';
import type { OpenedThread } from '@/features/comments/remarks/openedThread';
import { useBlockMargins } from '@/features/comments/remarks/useBlockMargins';
import { lazyPart } from '@/lib/browser/lazyPart';
import { whenQuiet } from '@/lib/browser/whenQuiet';
import { whenSelecting } from '@/lib/browser/whenSelecting';
import { notify } from '@/lib/notify';
import { remarkFrom } from '@/store/session/attempted';

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

export const askToSignIn = () => notify.error(gateTexts.keep, gateTexts.keep, { intent: null });

type ArticleWithToolsProps = Omit<
  ComponentProps<typeof PostArticle>,
  'counts' | 'renderMargin' | 'tools'
> & {
  isVisitor: boolean;
  /** The post as its comments know it. */
  commented: CommentedPost;
};

/** A visitor who has signed in to write a remark is back at it. Going back to the page is another visit. */
function useReturnedThread(): OpenedThread | null {
  const { state } = useLocation();
  const type = useNavigationType();
  const about = type === NavigationType.Pop ? null : remarkFrom(state);
  return about && { ...about, isWriting: true };
}

/** A post with what readers do with its words: remarks, passages and quotes. */
export function ArticleWithTools({ isVisitor, commented, ...props }: ArticleWithToolsProps) {
  const { post } = props;
  const [thread, setThread] = useState(useReturnedThread());
  const [blockToKeep, setBlockToKeep] = useState<{ blockId: string } | null>(null);
  const [quoted, setQuoted] = useState<{ blockId: string; part: string } | null>(null);
  // The same function in every render: the blocks are memoised.
  const keepBlock = useCallback(
    (blockId: string) => (isVisitor ? askToSignIn() : setBlockToKeep({ blockId })),
    [isVisitor],
  );
  const commentOn = ({ blockId, quote }: { blockId: string; quote: string }) =>
    setThread({ blockId, quote, isWriting: true });
  const Tools = isVisitor ? VisitorTools : MemberTools;
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
            blockToKeep={isVisitor ? null : blockToKeep}
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
