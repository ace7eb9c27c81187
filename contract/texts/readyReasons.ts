/** Reasons that a moderator can choose instead of typing them. The person concerned may read them. */
export const readyReasons = [
  'Spam or advertising.',
  'Insults, hate or harassment.',
  'Illegal content.',
  'Private details about a person.',
] as const;
