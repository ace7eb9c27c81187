import type { Post } from '@contract/entities';
import { createAction } from '@reduxjs/toolkit';

/** An author has saved a change of a post. */
export const postSaved = createAction<Post>('posts/saved');

type AuthorBlocked = { authorId: string; isBlocked: boolean };

export const authorBlocked = createAction<AuthorBlocked>('posts/authorBlocked');

/** The account of an author is gone, and with it the posts. */
export const authorDeleted = createAction<{ authorId: string }>('posts/authorDeleted');
