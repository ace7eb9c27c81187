import type { CommentData, CommentView } from './commentData';

/** All threads, newest first. */
export const usualView: CommentView = { order: 'newest', commentId: null };

/** Whether only one thread of the post is listed. */
export const isPartial = ({ view }: Pick<CommentData, 'view'>) =>
  view !== undefined && view.commentId !== null;

export const viewOf = ({ view }: Pick<CommentData, 'view'>) => view ?? usualView;
