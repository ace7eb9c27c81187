/** The texts above the form of a member whose comments need a review. */
export const holdsTexts = {
  all: 'Others see your comment after it has been approved.',
  links: 'Others see a comment with a link to another site after it has been approved.',
  waits: 'Waiting for approval',
  /** For the writer, after `waits`. */
  readers: 'Until then only you, the post’s author and the moderators see it.',
} as const;
