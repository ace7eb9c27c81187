import type { Orphans } from '../port';
import type { ResourceRow } from '../rows';
import type { Store } from './store';

type Resource = Readonly<ResourceRow>;

function dropResources({ tables }: Store, ids: readonly string[]) {
  return ids
    .map((id) => tables.resources.drop(id))
    .filter((row) => row !== null)
    .map(({ name }) => name);
}

/** Removes a post with all that belongs to it; answers its files. */
export function removePost(store: Store, id: string): Orphans {
  const { tables, indexes } = store;
  for (const key of indexes.likes.ofPost.of(id)) tables.likes.drop(key);
  for (const comment of indexes.comments.ofPost.of(id).ids()) tables.comments.drop(comment);
  tables.contents.drop(id);
  tables.posts.drop(id);
  return { files: dropResources(store, indexes.owned.resourcesOfPost.of(id)) };
}

// A file that somebody else's post shows is still pointed to: it becomes that author's.
function handOver({ tables }: Store, resource: Resource) {
  const post = resource.postId === null ? null : tables.posts.get(resource.postId);
  if (post) tables.resources.put({ ...resource, ownerId: post.authorId });
  return post !== null;
}

function removeResources(store: Store, ownerId: string) {
  const { tables, indexes } = store;
  const resources = indexes.owned.resources.of(ownerId).map((id) => tables.resources.get(id));
  const left = resources.filter((row) => row !== null).filter((row) => !handOver(store, row));
  return dropResources(
    store,
    left.map(({ id }) => id),
  );
}

function removeFollows({ tables, indexes }: Store, id: string) {
  const { ofAuthor, ofFollower } = indexes.follows;
  const follows = [...ofAuthor.of(id).ids(), ...ofFollower.of(id).ids()];
  for (const follow of follows) tables.follows.drop(follow);
}

/** Removes an account with all that it gave and received; answers its files. */
export function removeUser(store: Store, id: string): Orphans {
  const { tables, indexes } = store;
  const posts = indexes.posts.ofAuthor.of(id).ids();
  const files = posts.flatMap((post) => removePost(store, post).files);
  for (const comment of indexes.comments.ofUser.of(id)) tables.comments.drop(comment);
  for (const like of indexes.likes.ofUser.of(id)) tables.likes.drop(like);
  removeFollows(store, id);
  for (const session of indexes.owned.sessions.of(id)) tables.sessions.drop(session);
  for (const token of indexes.owned.tokens.of(id)) tables.tokens.drop(token);
  files.push(...removeResources(store, id));
  tables.users.drop(id);
  return { files };
}
