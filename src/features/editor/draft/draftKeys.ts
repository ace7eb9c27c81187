const newKey = 'new';
const newForPrefix = 'new for ';

/** The key of a new post; for another author, an admin writes it. Saved posts have their id as key. */
export const newPostKey = (authorId: string | null) =>
  authorId ? `${newForPrefix}${authorId}` : newKey;

/** The author in the key of a new post: null for the writer, undefined if it isn't a new post. */
export function authorOfNewPost(postKey: string) {
  if (postKey === newKey) return null;
  return postKey.startsWith(newForPrefix) ? postKey.slice(newForPrefix.length) : undefined;
}

/** The user is part of the key: other accounts on this device never see the draft. */
export const localDraftKey = (userId: string, postKey: string) => `${userId} ${postKey}`;

/** The key of the post if the local draft belongs to the user, else null. */
export function postKeyOf(draftKey: string, userId: string) {
  const prefix = localDraftKey(userId, '');
  return draftKey.startsWith(prefix) ? draftKey.slice(prefix.length) : null;
}
