import type { Post } from '@contract/entities';
import { createAction } from '@reduxjs/toolkit';

/** An author has saved a change of a post. */
export const postSaved = createAction<Post>('posts/saved');

export const postDeleted = createAction<{ id: string }>('posts/deleted');

type Publication = { id: string; isPublished: boolean };

/** A post is being published or unpublished: it is shown as if it were done. */
export const publicationStarted = createAction<Publication>('posts/publicationStarted');

/** The request has ended: with what the post is now, and its date if this was the first publication. */
export const publicationEnded = createAction<Publication & { publishedAt?: string }>(
  'posts/publicationEnded',
);

/** A post no longer waits for the time of its publication. */
export const planEnded = createAction<{ id: string }>('posts/planEnded');

/** The unpublished changes of a post are gone. */
export const pendingDiscarded = createAction<{ id: string }>('posts/pendingDiscarded');

type AuthorBlocked = { authorId: string; isBlocked: boolean };

export const authorBlocked = createAction<AuthorBlocked>('posts/authorBlocked');

/** The account of an author is gone, and with it the posts. */
export const authorDeleted = createAction<{ authorId: string }>('posts/authorDeleted');

type AuthorMuted = { authorId: string; isMuted: boolean };

/** The viewer does not want to see what an account writes, or wants to see it again. */
export const authorMuted = createAction<AuthorMuted>('posts/authorMuted');
