import type { CommentData, CommentView } from './commentData';

/** All threads, newest first. */
export const usualView: CommentView = { order: 'newest', about: null, commentId: null };

/** Whether only some threads of the post are listed. */
export const isPartial = ({ view }: Pick<CommentData, 'view'>) =>
  view !== undefined && (view.about !== null || view.commentId !== null);

export const viewOf = ({ view }: CommentData) => view ?? usualView;
