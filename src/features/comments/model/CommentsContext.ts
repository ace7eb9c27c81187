import type { CommentsClosed } from '@contract/entities';
import { createContext, useContext } from 'react';

/** The post whose comments are shown. */
export type CommentedPost = {
  postId: string;
  /** The block whose thread is shown; absent for the comments of the whole post. */
  blockId?: string;
  postUrl: string;
  authorId: string;
  commentsClosed: CommentsClosed | null;
  /** Whether the text still has this block. */
  hasBlock: (blockId: string) => boolean;
};

export const CommentsContext = createContext<CommentedPost | null>(null);

/** The post that the comments around the component belong to. */
export function useCommentedPost() {
  const post = useContext(CommentsContext);
  if (!post) throw new Error('Comments are shown inside CommentsContext.');
  return post;
}
