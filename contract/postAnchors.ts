import { postPath } from './pages';

/** The ids of the parts of a post that its counts link to. The headings of a post have others. */
export const postAnchors = { like: 'like', comments: 'comments' } as const;

/** The id of the element of a block. */
export const blockAnchor = (blockId: string) => `block-${blockId}`;

const commentPrefix = 'comment-';

/** The id of a comment's element. */
export const commentAnchor = (commentId: string) => `${commentPrefix}${commentId}`;

/** Leads to a comment. */
export const commentPath = (postUrl: string, commentId: string) =>
  `${postPath(postUrl)}#${commentAnchor(commentId)}`;

/** Leads to a block. */
export const blockPath = (postUrl: string, blockId: string) =>
  `${postPath(postUrl)}#${encodeURIComponent(blockAnchor(blockId))}`;

/** The comment that the hash of an address names. */
export const commentOfHash = (hash: string) =>
  hash.startsWith(`#${commentPrefix}`) ? hash.slice(commentPrefix.length + 1) : null;
