import * as comments from '@contract/endpoints/comments';
import type { SignInIntent } from '@contract/people/signInIntent';
import { commentTexts } from '@contract/texts/commentTexts';
import { gateTexts } from '@contract/texts/gateTexts';
import type { AppDispatch } from '@/store/appTypes';
import { mutation } from '@/store/mutation';
import { reloadQuery } from '@/store/routeQuery';
import { onlySignedIn } from '@/store/viewer';
import { type CommentView, usualView } from './commentData';
import { commentsQuery } from './commentQueries';
import { reloadLists, showSaved } from './reloadLists';
import { commentDeleted, commentsViewed } from './storedComments';

type NewComment = {
  postId: string;
  comment: string;
  clientId: string;
  /** What it answers, and the thread of that. */
  answers?: { commentId: string; threadId: string } | undefined;
  /** The block that it is about. */
  about?: { blockId: string; quote: string } | undefined;
};
type ChangedComment = { postId: string; comment: string; commentId: string };

/** Lists other threads of a post, or the same in another order. */
export const showComments =
  (viewed: { postId: string; view: CommentView }) => (dispatch: AppDispatch) => {
    dispatch(commentsViewed(viewed));
    dispatch(reloadQuery(commentsQuery(viewed.postId)));
  };

/** Names a comment that waits for the connection. */
export const newCommentKey = ({
  postId,
  answers,
  about,
}: Pick<NewComment, 'postId' | 'answers' | 'about'>) =>
  `comment ${postId} ${answers?.commentId ?? ''} ${about?.blockId ?? ''}`;

/** Names an edit that waits for the connection. */
export const commentEditKey = (commentId: string) => `comment-edit ${commentId}`;

const hasText = ({ comment }: { comment: string }) => comment.trim() !== '';

/** What a visitor wants who has to sign in to comment. */
export const commentIntent = (postId: string, about: NewComment['about']): SignInIntent => ({
  action: 'comment',
  id: postId,
  ...(about ? { about } : {}),
});

export const addComment = mutation('comments/addComment', comments.addComment, {
  input: ({ postId, comment, clientId, answers, about }: NewComment) => ({
    body: {
      blogId: postId,
      comment,
      ...(answers ? { parentId: answers.commentId } : about),
      clientId,
    },
  }),
  waits: newCommentKey,
  done({ comment }, { postId, answers, about }, { dispatch, getState }) {
    const view = commentsQuery(postId).select(getState())?.data?.view;
    // A view without the new comment ends.
    if (!answers && !about && view) dispatch(showComments({ postId, view: usualView }));
    else dispatch(showSaved(postId, comment));
  },
  toasts: { success: commentTexts.added, failure: commentTexts.addFailed },
  gate: onlySignedIn(gateTexts.comment),
  intent: ({ postId, about }) => commentIntent(postId, about),
  condition: hasText,
});

export const updateComment = mutation('comments/updateComment', comments.updateComment, {
  input: ({ commentId, comment }: ChangedComment) => ({
    params: { commentId },
    body: { commentId, comment },
  }),
  waits: ({ commentId }) => commentEditKey(commentId),
  done: ({ comment }, { postId }, { dispatch }) => dispatch(showSaved(postId, comment)),
  toasts: { success: commentTexts.updated, failure: commentTexts.updateFailed },
  gate: onlySignedIn(gateTexts.comment),
  condition: hasText,
});

export const deleteComment = mutation('comments/deleteComment', comments.deleteComment, {
  input: ({ commentId }: { postId: string; commentId: string }) => ({ params: { commentId } }),
  options: () => ({ isKeptAlive: true }),
  done(_, { postId, commentId }, { dispatch }) {
    dispatch(commentDeleted(commentId));
    dispatch(reloadLists(postId));
  },
  toasts: { success: commentTexts.deleted, failure: commentTexts.deleteFailed },
  gate: onlySignedIn(gateTexts.comment),
});
