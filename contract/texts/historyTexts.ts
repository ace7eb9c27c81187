import type { ChangedWords } from '../document/changedWords';
import { groupDigits } from '../groupDigits';

/** Texts about the versions of posts. A failure text is shown only if the API sends no message. */
export const historyTexts = {
  loadFailed: 'The history could not be loaded.',
  changesFailed: 'The changes could not be loaded.',
  versionFailed: 'The version could not be loaded.',
  restoreFailed: 'The version could not be used again.',
  removeFailed: 'The text of the version could not be removed.',
  first: 'This is the first version that is kept: there is none to compare it with.',
  /** What a version has gained and lost; '' if nothing. */
  words({ added, removed }: ChangedWords) {
    const unit = added === 1 || (added === 0 && removed === 1) ? 'word' : 'words';
    const counts = [
      ...(added > 0 ? [`+${groupDigits(added)}`] : []),
      ...(removed > 0 ? [`−${groupDigits(removed)}`] : []),
    ];
    const [first, ...rest] = counts;
    return first === undefined ? '' : [`${first} ${unit}`, ...rest].join(' · ');
  },
  none: 'The text did not change.',
  more: (count: number) =>
    count === 1 ? '1 more block changed.' : `${count} more blocks changed.`,
  showAll: 'Show all changes',
  showMore: 'Show more changes',
} as const;
