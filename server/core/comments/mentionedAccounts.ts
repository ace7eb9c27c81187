import { mentionedUsernames, usernameKey } from '@contract/comments/mentions';
import type { CommentCardRow } from '@server/data/rows';
import type { RequestContext } from '../context';
import type { MentionedAccounts } from '../serializers/serializeCards';

/** The accounts that these comments mention, in one query; none if no comment contains a mention. */
export async function mentionedAccounts(
  { ports }: Pick<RequestContext, 'ports'>,
  rows: readonly Pick<CommentCardRow, 'text' | 'isVisible'>[],
): Promise<MentionedAccounts> {
  const names = new Set(
    rows.flatMap(({ text, isVisible }) =>
      isVisible && text.includes('@') ? mentionedUsernames(text) : [],
    ),
  );
  if (names.size === 0) return new Map();
  const existing = await ports.data.users.existingNames([...names]);
  return new Map(existing.map((username) => [usernameKey(username), username]));
}
