import type { Person } from '@contract/entities';
import type { RehearsedPost } from './rehearsal';

/** Whose the posts of an author become. */
export type AuthorChoice =
  | { kind: 'viewer' }
  /** Without a person until one is chosen. */
  | { kind: 'member'; person: Person | null }
  | { kind: 'nobody' };

/** By the name in the archive. Authors without a choice are the viewer. */
export type AuthorChoices = ReadonlyMap<string, AuthorChoice>;

/** `authorId` is '' for the viewer. */
export type AssignedPost = { post: RehearsedPost; authorId: string };

/** The names of the authors, with the number of their posts, in the order of the archive. */
export function countAuthors(posts: readonly Pick<RehearsedPost, 'author'>[]) {
  const counts = new Map<string, number>();
  for (const { author } of posts) counts.set(author, (counts.get(author) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Whether the archive names several authors. Posts that name none don't count. */
export const areSeveral = (authors: readonly { name: string }[]) =>
  authors.filter(({ name }) => name !== '').length > 1;

/** The posts that are moved. Those of a member who isn't chosen yet are left out. */
export function assignPosts(posts: readonly RehearsedPost[], choices: AuthorChoices) {
  return posts.flatMap((post): AssignedPost[] => {
    const choice = choices.get(post.author) ?? { kind: 'viewer' };
    if (choice.kind === 'viewer') return [{ post, authorId: '' }];
    const person = choice.kind === 'member' ? choice.person : null;
    return person ? [{ post, authorId: person._id }] : [];
  });
}
