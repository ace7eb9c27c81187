import type { RevisionCard } from '@contract/revisions/revisionEntities';
import type { RevisionCardRow } from '@server/data/rows/rows';
import { serializePerson } from './serializeCards';
import { toIsoTime } from './serializeUser';

/** A version in the history of a post, without content. */
export function serializeRevisionCard(row: RevisionCardRow): RevisionCard {
  const { number, title, note, isSmall, isRemoved, restoredFrom, isPublic } = row;
  const { addedWords, removedWords } = row;
  return {
    number,
    title,
    savedAt: toIsoTime(row.savedAt),
    savedBy: row.savedBy && serializePerson(row.savedBy),
    note,
    isSmall,
    isRemoved,
    restoredFrom,
    isPublic,
    addedWords,
    removedWords,
  };
}
