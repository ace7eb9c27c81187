import type { Community } from '@server/seed/community';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../port';
import { idsOf } from '../../testing/fixtures';
import { at, newPost, userRow } from '../../testing/rows';

const numbers = Array.from({ length: 1000 }, (_, number) => number);
/** Each tenth author has a post. The order in which they are stored is not that of their times. */
const publishing = numbers.filter((number) => number % 10 === 0);
const minuteOf = (number: number) => (number * 7) % 1000;
const idOf = (number: number) => `post-${number}`;

function postOf(number: number) {
  const authorId = `author-${number}`;
  return newPost(idOf(number), { authorId, tags: [], createdAt: at(minuteOf(number)) });
}

/** ada follows 1,000 authors, and not ben. */
const community: Community = {
  users: [userRow('ada'), userRow('ben'), ...numbers.map((number) => userRow(`author-${number}`))],
  posts: [...publishing.map(postOf), newPost('not-followed', { authorId: 'ben', tags: [] })],
  follows: numbers.map((number) => ({
    id: `follow-${number}`,
    authorId: `author-${number}`,
    followerId: 'ada',
    createdAt: at(1),
  })),
};

/** `make` returns the data of a community. */
export function describeManyFollows(make: (community: Community) => Promise<Data>) {
  describe('following 1,000 authors', () => {
    test('the pages contain each post once, newest first, also if one is published between two of them', async () => {
      const data = await make(community);
      const listed: string[] = [];
      let known = 0;
      let areMore = true;
      while (areMore) {
        const page = await data.following.posts({ userId: 'ada', skip: listed.length, take: 20 });
        // The page leaves out what it shows already, too.
        const added = idsOf(page.rows).filter((id) => !listed.includes(id));
        expect(added).toHaveLength(page.rows.length - known);
        listed.push(...added);
        areMore = page.areMore;
        if (listed.length === 40) {
          const published = { authorId: 'author-1', tags: [], createdAt: at(1000) };
          await data.posts.insert(newPost('published-meanwhile', published));
          // Each next page starts with the last post of the page before.
          known = 1;
        }
      }
      const newestFirst = publishing.toSorted((one, other) => minuteOf(other) - minuteOf(one));
      expect(listed).toEqual(newestFirst.map(idOf));
    });
  });
}
