import { usernameKey } from '@contract/comments/mentionParts';
import { type Mentions, meantKeys } from '@contract/comments/mentions';
import { parseComment } from '@contract/comments/parseComment';
import type { CommentCardRow } from '@server/data/rows/communityRows';
import type { RequestContext } from '../context';
import { type MentionedUsernames, noMentions } from '../serializers/serializeCards';

type Mentioning = Pick<CommentCardRow, 'id' | 'authorId'> & { mentions: Mentions };

/** Reads the mentions of those comments that the reader sees. */
export const readMentions = (rows: readonly CommentCardRow[]): Mentioning[] =>
  rows
    .filter(({ text, isVisible }) => isVisible && text.includes('@'))
    .map(({ id, authorId, text }) => ({ id, authorId, mentions: parseComment(text).mentions }));

/**
 * The present usernames of the accounts that these comments mention; no query if none contains a mention. Who has muted
 * the author of a comment is not mentioned in it, except for this author, who does not notice it.
 */
export async function mentionedUsernames(
  { ports, viewer }: Pick<RequestContext, 'ports' | 'viewer'>,
  comments: readonly Mentioning[],
): Promise<MentionedUsernames> {
  const names = new Set(comments.flatMap(({ mentions }) => mentions.flat()));
  if (names.size === 0) return noMentions;
  const { users, mutes } = ports.data;
  const existing = await users.existingNames([...names]);
  const authors = new Set(comments.flatMap(({ authorId }) => authorId ?? []));
  if (viewer) authors.delete(viewer.id);
  const muted = await mutes.mutedBy({ usernames: existing, mutedIds: [...authors] });
  const silenced = new Set(
    muted.map(({ username, mutedId }) => `${mutedId} ${usernameKey(username)}`),
  );
  const byKey = new Map(existing.map((username) => [usernameKey(username), username]));
  const usernamesIn = ({ authorId, mentions }: Mentioning) =>
    meantKeys(mentions, (key) => byKey.has(key)).flatMap((key) =>
      silenced.has(`${authorId ?? ''} ${key}`) ? [] : (byKey.get(key) ?? []),
    );
  return new Map(comments.map((comment) => [comment.id, usernamesIn(comment)]));
}
