import type { Data } from '../port';
import { at, newPost, userRow } from './rows';

/** Adds three accounts, oldest first: ada, ben and cleo. */
export async function withPeople<Kind extends Data>(data: Kind) {
  const people = ['ada', 'ben', 'cleo'].map((id, minutes) =>
    userRow(id, { createdAt: at(minutes) }),
  );
  for (const person of people) await data.users.insert(person);
  return data;
}

/** Adds the three accounts and a post by ada. */
export async function withPost<Kind extends Data>(data: Kind) {
  await withPeople(data);
  await data.posts.insert(newPost('post'));
  return data;
}

type Numbered = { count: number; authorId?: string };

/** Adds the posts post-00, post-01, …, each a minute newer than the previous one. */
export async function addPosts(data: Data, { count, authorId = 'ada' }: Numbered) {
  for (let minute = 0; minute < count; minute += 1) {
    const id = `post-${String(minute).padStart(2, '0')}`;
    await data.posts.insert(newPost(id, { authorId, createdAt: at(minute) }));
  }
}

export function idsOf(rows: readonly { id: string }[]) {
  return rows.map(({ id }) => id);
}
