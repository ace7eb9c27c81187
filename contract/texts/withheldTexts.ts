/** Texts about posts that a moderator unpublished. A failure text is shown only if the API sends no message. */
export const withheldTexts = {
  allowed: 'The author can publish the post again.',
  notWithheld: 'The author can publish this post already.',
  fetched: 'Unpublished posts fetched.',
  listFailed: 'The unpublished posts could not be loaded.',
  none: 'No post is unpublished by a moderator now.',
  question:
    'The author can publish the post again at any time. Administrators read in the log who allowed it.',
  unpublishQuestion:
    'Only its author and administrators will see it. The author reads your reason, and can publish the post when a moderator allows it.',
  allowFailed: 'The post could not be allowed.',
} as const;

/** What the author of such a post reads. */
export const withheldMessage = (reason: string) =>
  `A moderator unpublished this post. You can publish it when a moderator allows it. Reason: ${reason}`;
