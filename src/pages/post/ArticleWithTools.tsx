import { type ComponentProps, useCallback, useState } from 'react';
import type { BlockRequest } from '@/features/book/passages/useBlockRequest';
import { PostCounts } from '@/features/comments/counts/PostCounts';
import type { CommentedPost } from '@/features/comments/model/CommentsContext';
import type { BlockActions } from '@/features/comments/remarks/BlockEntries';
import { threadOf } from '@/features/comments/remarks/openedThread';
import { useBlockMargins } from '@/features/comments/remarks/useBlockMargins';
import { PostArticle } from '@/features/posts/post/PostArticle';
import { useReturned } from '@/store/session/useReturned';
import { BlockQuotes, MemberTools, RemarkThread, VisitorTools } from './lateParts';

type ArticleWithToolsProps = Omit<
  ComponentProps<typeof PostArticle>,
  'counts' | 'renderMargin' | 'tools'
> & {
  isVisitor: boolean;
  /** The post as its comments know it. */
  commented: CommentedPost;
};

/** A post with what readers do with its words: remarks, passages and quotes. */
export function ArticleWithTools({ isVisitor, commented, ...props }: ArticleWithToolsProps) {
  const { post } = props;
  const returned = useReturned();
  const [thread, setThread] = useState(threadOf(returned));
  const [request, setRequest] = useState<BlockRequest | null>(null);
  const [quoted, setQuoted] = useState<{ blockId: string; part: string } | null>(null);
  // The same functions in every render: the blocks are memoised.
  const keepBlock = useCallback((blockId: string) => setRequest({ action: 'keep', blockId }), []);
  const changeKept = useCallback<BlockActions['onKept']>(
    (action, passage) => setRequest({ action, passage }),
    [],
  );
  const commentOn = ({ blockId, quote }: { blockId: string; quote: string }) =>
    setThread({ blockId, quote, isWriting: true });
  const Tools = isVisitor && !request ? VisitorTools : MemberTools;
  const renderMargin = useBlockMargins(post, {
    isNeeded: thread !== null,
    onRemarks: setThread,
    onKeep: keepBlock,
    onKept: changeKept,
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
            request={request}
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
