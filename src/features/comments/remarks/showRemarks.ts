import { postAnchors } from '@contract/postAnchors';
import { flushSync } from 'react-dom';
import type { AppDispatch } from '@/store/appTypes';
import type { CommentView } from '../model/commentData';
import { showComments } from '../model/commentThunks';
import { usualView } from '../model/commentViews';
import { shortened } from './quoteOf';

type ShownRemarks = {
  postId: string;
  about: NonNullable<CommentView['about']>;
  /** What gets the focus, in the section of the comments. */
  focused: string;
};

/** Lists the remarks on a block below the post, and moves the focus there. */
export const showRemarks =
  ({ postId, about, focused }: ShownRemarks) =>
  (dispatch: AppDispatch) => {
    // What gets the focus has to be rendered first.
    flushSync(() => dispatch(showComments({ postId, view: { ...usualView, about } })));
    const section = document.getElementById(postAnchors.comments);
    const target = section?.querySelector<HTMLElement>(focused) ?? section;
    section?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  };

type CommentedWords = { postId: string; blockId: string; quote: string };

/** Lets the reader write a remark on words of a block. */
export const commentOnWords = ({ postId, blockId, quote }: CommentedWords) =>
  showRemarks({ postId, about: { blockId, quote: shortened(quote) }, focused: 'textarea' });
