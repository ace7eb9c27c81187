import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { editablePost, post } from '../entities';
import { limits } from '../limits';
import {
  answer,
  clientId,
  done,
  file,
  flag,
  id,
  moveId,
  revisionNumber,
  text,
  textUpTo,
} from './shapes';

const postFields = {
  title: text,
  content: textUpTo(2 * limits.documentBytes),
  tags: text,
  seoKeywords: text,
  metaDescription: text,
  url: text,
  postImage: file,
  authorId: v.optional(id),
  /** Where it was published first; '' for none. If it is absent, it stays. */
  canonicalUrl: v.optional(v.pipe(v.string(), v.maxLength(limits.longest.field))),
};

/** `false` saves a draft. */
const isPublished = v.optional(flag, true);

/** Posts of a move cause no notifications and e-mails. */
export const createPost = endpoint({
  method: 'POST',
  path: '/blogs/create',
  needsSession: true,
  creates: true,
  rate: 'posts',
  hasMoveRates: true,
  multipart: true,
  body: v.object({
    ...postFields,
    isPublished,
    clientId,
    /**
     * For a post that is moved here from elsewhere. With it, `clientId` is the key of a post of the move, and the member of
     * `authorId` has to be verified and not blocked (422).
     */
    moveId,
    /** When it was published elsewhere, only in a move. */
    publishedAt: text,
    /** A list in JSON, as that of tags, only in a move: the paths it had elsewhere, which lead to it. */
    formerUrls: text,
  }),
  answer: answer({ newBlog: post }),
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/blogs/:id',
  needsSession: true,
  rate: 'postChanges',
  multipart: true,
  body: v.object({
    ...postFields,
    id: v.optional(id),
    /** The version that the change was made for: 409 if another one came before it. */
    revision: v.optional(revisionNumber),
    /** The `updatedAt` of that version: 409 if only tags or texts about the post have changed since, too. */
    updatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    note: textUpTo(limits.longest.revisionNote),
    isSmall: v.optional(flag, false),
    /** The writer didn't ask for this save of a draft: 409 if the post was published before it. */
    isDraft: v.optional(flag, false),
    /** Stores the fields as the unpublished changes of a published post, for the present `pendingRevision`. */
    isPending: v.optional(flag, false),
    /**
     * The number of the unpublished changes that the writer knows, 0 for none: 409 with `pending` if others are stored. A
     * publication that sends it removes them, and takes their picture if it sends none.
     */
    pendingRevision: v.optional(revisionNumber),
  }),
  answer: answer({ blog: editablePost }),
});

/** Discards the unpublished changes of a post: 404 if there are none. */
export const discardPending = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/pending',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

export const changePostUrl = endpoint({
  method: 'PATCH',
  path: '/blogs/:id/url',
  needsSession: true,
  rate: 'postChanges',
  body: v.object({ url: text }),
  answer: answer({ blog: post }),
});

/**
 * Administrators give a reason for the post of another author. The author reads it, and a moderator has to allow the
 * post before it is published again.
 */
export const unpublishPost = endpoint({
  method: 'PATCH',
  path: '/blogs/:id',
  needsSession: true,
  rate: 'postChanges',
  body: v.object({ reason: text }),
  answer: done,
});

export const publishPost = endpoint({
  method: 'PATCH',
  path: '/blogs/publish/:id',
  needsSession: true,
  rate: 'postChanges',
  /** With a time it is published then, otherwise now. */
  body: v.object({ publishAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))) }),
  answer: answer({ blog: v.optional(post) }),
});

/** Takes a planned publication back. */
export const unschedulePost = endpoint({
  method: 'DELETE',
  path: '/blogs/publish/:id',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

/**
 * To how many subscribers e-mails about the post will go, counted no further than `apiLimits.countedSubscribers` + 1, and
 * until when they wait; null if none wait.
 */
export const readPostLetters = endpoint({
  method: 'GET',
  path: '/blogs/:id/letters',
  needsSession: true,
  answer: answer({
    letters: v.nullable(v.object({ recipients: v.number(), until: v.string() })),
  }),
});

/** Stops the e-mails about the post while they wait: 409 if they don't. */
export const stopPostLetters = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/letters',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

/** The e-mail about the post as subscribers get it: of the public version, or of a draft. Its stop link stops nothing. */
export const readPostEmail = endpoint({
  method: 'GET',
  path: '/blogs/:id/letter',
  needsSession: true,
  rate: 'postChanges',
  answer: answer({ subject: v.string(), html: v.string(), text: v.string() }),
});

/** A new link to a draft or to unpublished changes; an earlier one of the post ends. 409 if there is nothing to show. */
export const createPreview = endpoint({
  method: 'POST',
  path: '/blogs/:id/preview',
  needsSession: true,
  creates: true,
  rate: 'postChanges',
  answer: answer({ url: v.string() }),
});

export const endPreview = endpoint({
  method: 'DELETE',
  path: '/blogs/:id/preview',
  needsSession: true,
  rate: 'postChanges',
  answer: done,
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/blogs/:id',
  needsSession: 'delete',
  rate: 'postChanges',
  /** The author reads the reason of an administrator. */
  body: v.object({ id: v.optional(id), authorId: v.optional(id), reason: v.optional(text) }),
  answer: done,
});
