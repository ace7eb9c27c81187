import type { PassageState } from '../document/passageStates';

/** The names of the states of a saved passage. */
export const passageStateTexts: Readonly<Record<PassageState, string>> = {
  unchanged: 'Unchanged since you kept it',
  changed: 'Changed since you kept it',
  moved: 'Moved to another place in the post',
  gone: 'No longer in the post',
};

/** The names of the states, where passages are chosen by them. */
export const passageStateNames: Readonly<Record<PassageState, string>> = {
  unchanged: 'Unchanged',
  changed: 'Changed',
  moved: 'Moved',
  gone: 'Gone',
};
