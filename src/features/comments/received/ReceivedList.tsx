import { receivedTexts } from '@contract/texts/receivedTexts';
import { useRef } from 'react';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useViewer } from '@/store/hooks';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { CommentsContext } from '../model/CommentsContext';
import { isWritten } from '../model/commentData';
import { ReceivedRow, type ReceivedRowProps } from './ReceivedRow';
import type { ReceivedItem } from './receivedQuery';

type ReceivedListProps = Pick<ReceivedRowProps, 'onChanged' | 'onOvertaken'> & {
  comments: readonly ReceivedItem[];
};

const noBlock = () => false;

/** Comments under own posts, each with what its author can do about it. */
export function ReceivedList({ comments, ...changes }: ReceivedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const authorId = useViewer()?.id ?? '';
  useListKeys(list);
  return (
    <div className="grid gap-4">
      <ListKeysHint others={receivedTexts.keys} />
      <ul ref={list} aria-label="Comments" className="divide-y border-y">
        {comments.filter(isWritten).map(({ post, ...comment }) => (
          <CommentsContext
            key={comment._id}
            value={{
              postId: post._id,
              postUrl: post.url,
              authorId,
              commentsClosed: null,
              hasBlock: noBlock,
            }}
          >
            <ReceivedRow comment={comment} post={post} {...changes} />
          </CommentsContext>
        ))}
      </ul>
    </div>
  );
}
