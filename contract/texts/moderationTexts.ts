/** Answers of the calls of moderation. */
export const moderationTexts = {
  held: 'Comments fetched successfully',
  waiting: 'Number fetched successfully',
  log: 'Log fetched successfully',
  decided: 'The comment is changed.',
  changedMeanwhile: 'The writer has changed this comment. Please read it again.',
  decidedAll: 'The comments are changed.',
  roleSet: 'The role is changed.',
  unknownRole: 'Please choose one of the roles.',
  closed: 'The comments are closed.',
  opened: 'The comments are open again.',
  reasonNeeded: 'Please give a reason.',
} as const;
