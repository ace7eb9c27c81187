import { useAppSelector } from '@/store/hooks';
import { Count } from '@/ui/Count';
import { Icon } from '@/ui/Icon';
import { counted } from '../counts/PostCounts';
import { selectComments } from '../model/commentData';
import { quoteOf } from '../model/quoteOf';
import type { BlockActions } from './BlockEntries';
import { BlockMenu } from './BlockMenu';
import './remarks.css';
import type { OpenedThread } from './openedThread';

export type BlockMarginProps = {
  postId: string;
  blockId: string;
  type: string;
  isClosed: boolean;
  isFirst: boolean;
  /** Opens the remarks on a block beside it. */
  onRemarks: (thread: OpenedThread) => void;
  /** Saves the words of a block in the reader's book. */
  onKeep: (blockId: string) => void;
  /** Changes what the reader has saved of a block. */
  onKept: BlockActions['onKept'];
  /** Shows who quotes a block. */
  onQuotes: (block: { blockId: string; part: string }) => void;
};

/** Beside a block: how many remarks it has, and its menu. */
export function BlockMargin(props: BlockMarginProps) {
  const { postId, blockId, type, isClosed, isFirst, onRemarks, onKeep, onKept, onQuotes } = props;
  const show = (isWriting: boolean) => onRemarks({ blockId, quote: quoteOf(blockId), isWriting });
  const remarks = useAppSelector((state) => selectComments(postId)(state)?.data?.remarks);
  const count = remarks?.find((remark) => remark.blockId === blockId)?.count ?? 0;
  const part = type === 'paragraph' ? 'paragraph' : 'part';
  const label = counted(count, 'remark');
  return (
    <div className="block-margin">
      {count > 0 ? (
        <button
          type="button"
          className="block-remarks"
          aria-label={`${label} on this ${part}`}
          title={label}
          onClick={() => show(false)}
        >
          <Icon name="comment" size={16} />
          <Count count={count} />
          <span className="block-remarks-unit">{count === 1 ? 'remark' : 'remarks'}</span>
        </button>
      ) : null}
      <BlockMenu
        postId={postId}
        blockId={blockId}
        part={part}
        isFirst={isFirst}
        onComment={isClosed ? null : () => show(true)}
        onKeep={() => onKeep(blockId)}
        onKept={onKept}
        onQuotes={() => onQuotes({ blockId, part })}
      />
    </div>
  );
}
