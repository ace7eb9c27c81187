import { blockAnchor } from '@contract/postAnchors';
import { Link } from 'react-router-dom';
import { useCommentedPost } from '../model/CommentsContext';
import { wordsOf } from '../model/quoteOf';

type QuoteProps = {
  /** The block that the words are from; null if it is not known. */
  blockId: string | null;
  children: string;
};

/** The words of a post that a remark is about, with a link to their place. */
export function Quote({ blockId, children }: QuoteProps) {
  const { hasBlock, blockId: threadOf } = useCommentedPost();
  const isGone = blockId !== null && !hasBlock(blockId);
  // A thread stands beside the words of its block.
  if (threadOf !== undefined && children === wordsOf(threadOf)) return null;
  return (
    <>
      <blockquote
        dir="auto"
        className="line-clamp-3 border-s-2 border-accent ps-3 font-serif text-quiet italic wrap-anywhere"
      >
        {blockId === null || isGone ? (
          children
        ) : (
          <Link to={`#${blockAnchor(blockId)}`} className="hover:text-accent">
            {children}
          </Link>
        )}
      </blockquote>
      {isGone ? (
        <p className="ps-3 text-sm text-quiet">These words are no longer in the text.</p>
      ) : null}
    </>
  );
}
