import type { ResourceRow, SessionRow, TokenRow } from '../rows';
import { dated } from './groups';
import { createLinks } from './links';
import { createRanking } from './ranking';
import { keysOf } from './tableRows';

/** What belongs to an account besides what others see. */
export function createOwnedIndexes() {
  const sessions = createLinks();
  const tokens = createLinks();
  const resources = createLinks();
  const resourcesOfPost = createLinks();
  const unclaimed = createRanking();

  function keepResource({ id, ownerId, postId, createdAt }: ResourceRow) {
    resources.put(ownerId, id);
    if (postId === null) unclaimed.put(dated(id, createdAt));
    else resourcesOfPost.put(postId, id);
  }

  function forgetResource({ id, ownerId, postId }: ResourceRow) {
    resources.drop(ownerId, id);
    unclaimed.drop(id);
    if (postId !== null) resourcesOfPost.drop(postId, id);
  }

  return {
    sessions,
    tokens,
    resources,
    resourcesOfPost,
    unclaimed,
    changeSession(before: Readonly<SessionRow> | null, after: Readonly<SessionRow> | null) {
      if (before) sessions.drop(before.userId, before.id);
      if (after) sessions.put(after.userId, after.id);
    },
    changeToken(before: Readonly<TokenRow> | null, after: Readonly<TokenRow> | null) {
      if (before) tokens.drop(before.userId, keysOf.tokens(before));
      if (after) tokens.put(after.userId, keysOf.tokens(after));
    },
    changeResource(before: Readonly<ResourceRow> | null, after: Readonly<ResourceRow> | null) {
      if (before) forgetResource(before);
      if (after) keepResource(after);
    },
  };
}
