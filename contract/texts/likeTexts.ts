/** Fixed texts. A server's own message goes before a failure text. */
export const likeTexts = {
  likeFailed: 'Failed to like the post',
  unlikeFailed: 'Failed to unlike the post',
} as const;
