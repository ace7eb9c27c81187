/** Texts about likes. A failure text is shown only if the API sends no message. */
export const likeTexts = {
  likeFailed: 'Failed to like the post',
  unlikeFailed: 'Failed to unlike the post',
} as const;
