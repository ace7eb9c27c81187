import type { PassageState } from '../document/passageStates';

/** The names of the states of a saved passage. */
export const passageStateTexts: Readonly<Record<PassageState, string>> = {
  unchanged: 'Unchanged since you kept it',
  changed: 'Changed since you kept it',
  moved: 'Moved to another place in the post',
  gone: 'No longer in the post',
};

/** The names of the kinds of passages, where they are chosen. */
export const passageKindNames = {
  words: 'Passages',
  saved: 'Saved posts',
  noted: 'With notes',
  changed: 'Changed',
} as const;
