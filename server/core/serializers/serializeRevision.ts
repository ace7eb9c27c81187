import type { Person, RevisionCard } from '@contract/entities';
import type { PostCardRow, RevisionCardRow } from '@server/data/rows';
import { fullName } from './serializeCards';
import { serializePicture, toIsoTime } from './serializeUser';

/** An account that did something. */
function serializePerson(row: PostCardRow['author']): Person {
  return {
    _id: row.id,
    username: row.username,
    fullName: fullName(row),
    avatar: serializePicture(row.avatar),
  };
}

/** A version in the history of a post, without content. */
export function serializeRevisionCard(row: RevisionCardRow): RevisionCard {
  const { number, title, note, isSmall, isRemoved, restoredFrom, isPublic } = row;
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
  };
}
