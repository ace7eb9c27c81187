import { usernameKey } from '@contract/comments/mentionParts';
import { possibleMentions } from '@contract/comments/mentions';
import type { CommentCardRow } from '@server/data/communityRows';
import type { RequestContext } from '../context';
import { type MentionedAccounts, noMentions } from '../serializers/serializeCards';

type Row = Pick<CommentCardRow, 'text' | 'isVisible' | 'authorId'>;

/**
 * The accounts that these comments mention; no query if none contains a mention. Who has muted the author of a
 * comment is not mentioned in it, except for this author, who does not notice it.
 */
export async function mentionedAccounts(
  { ports, viewer }: Pick<RequestContext, 'ports' | 'viewer'>,
  rows: readonly Row[],
): Promise<MentionedAccounts> {
  const mentioning = rows.filter(({ text, isVisible }) => isVisible && text.includes('@'));
  const names = new Set(mentioning.flatMap(({ text }) => possibleMentions(text).flat()));
  if (names.size === 0) return noMentions;
  const { users, mutes } = ports.data;
  const existing = await users.existingNames([...names]);
  const authors = new Set(mentioning.flatMap(({ authorId }) => authorId ?? []));
  if (viewer) authors.delete(viewer.id);
  const muted = await mutes.mutedBy({ usernames: existing, mutedIds: [...authors] });
  const silenced = new Set(
    muted.map(({ username, mutedId }) => `${mutedId} ${usernameKey(username)}`),
  );
  return {
    byKey: new Map(existing.map((username) => [usernameKey(username), username])),
    isSilenced: (authorId, key) => silenced.has(`${authorId} ${key}`),
  };
}
