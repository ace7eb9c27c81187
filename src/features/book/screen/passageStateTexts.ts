import type { Passage } from '@contract/book/bookEntities';

/** What happened to kept words, in words. */
export const passageStateTexts: Readonly<Record<Passage['state'], string>> = {
  unchanged: 'Unchanged since you kept it',
  changed: 'Changed since you kept it',
  moved: 'Moved to another place of the post',
  gone: 'No longer in the post',
};
