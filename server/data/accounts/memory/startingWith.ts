import { foldText, textBorder } from '@contract/foldText';
import { personCard } from '../../memory/tables/cards';
import { keysOf } from '../../memory/tables/rowKeys';
import type { Tables } from '../../memory/tables/tables';
import { searchWords } from '../../posts/searchWords';
import type { UserData } from '../accountPort';

/** The accounts that the viewer can mention, of those whose names start so. */
export function startingWith(
  tables: Tables,
  { startsWith, viewerId, take }: Parameters<UserData['startingWith']>[0],
) {
  const start = foldText(startsWith);
  if (start.includes(textBorder)) return [];
  const words = searchWords(start);
  const isWord = words.length === 1 && words[0] === start;
  const isMuted = (mutedId: string) =>
    tables.mutes.has(keysOf.mutes({ userId: viewerId, mutedId, createdAt: 0 }));
  return tables.users
    .list('all')
    .filter(
      ({ username, firstName, lastName }) =>
        foldText(username).startsWith(start) ||
        (isWord && searchWords(`${firstName} ${lastName}`).some((word) => word.startsWith(start))),
    )
    .filter(({ id, isBlocked }) => !isBlocked && id !== viewerId && !isMuted(id))
    .toSorted((one, other) => (one.username.toLowerCase() < other.username.toLowerCase() ? -1 : 1))
    .slice(0, take)
    .map(({ id }) => personCard(tables, id));
}
