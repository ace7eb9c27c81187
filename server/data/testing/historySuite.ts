import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Data } from '../port';
import type { PostCardRow } from '../rows/rows';
import { applyEvent, type Event, history, people, posts, readEverything } from './history';

async function after(events: readonly Event[], make: () => Promise<Data>) {
  const data = await make();
  for (const [moment, event] of events.entries()) await applyEvent(data, event, moment);
  return { data, answers: await readEverything(data) };
}

type Answers = Awaited<ReturnType<typeof readEverything>>;

/** Counts computed from lists and single reads. */
async function recount({ likes }: Data, answers: Answers, id: string) {
  const written = answers.whole.filter((post) => post?.author.id === id);
  const own = written.flatMap((post) => (post ? [post.id] : []));
  const liked = await Promise.all(
    own.flatMap((postId) => people.map(async (person) => likes.state(postId, person))),
  );
  const comments = answers.comments.flat().filter(({ postId }) => own.includes(postId));
  return {
    followers: answers.followed.flatMap(({ rows }) => rows).filter((row) => row.authorId === id)
      .length,
    following: answers.followers.flatMap(({ rows }) => rows).filter((row) => row.followerId === id)
      .length,
    likes: liked.filter((state) => state?.isLiked).length,
    comments: comments.length,
    totalPosts: own.length,
    postPublished: written.filter((post) => post?.isPublished).length,
  };
}

function publicCards({ whole }: Answers) {
  return whole
    .filter((post) => post !== null)
    .filter(({ isPublished, author }) => isPublished && !author.isBlocked)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

function idsWith(cards: readonly PostCardRow[], term: string) {
  const has = (text: string) => text.toLowerCase().includes(term);
  return cards.filter(({ title, tags }) => [title, ...tags].some(has)).map(({ id }) => id);
}

function mostUsed(cards: readonly PostCardRow[]) {
  const uses = (tag: string) => cards.filter(({ tags }) => tags.includes(tag)).length;
  return [...new Set(cards.flatMap(({ tags }) => tags))]
    .toSorted()
    .toSorted((a, b) => uses(b) - uses(a));
}

export function describeHistory(make: () => Promise<Data>, numRuns: number) {
  const runs = { seed: 20260302, numRuns };

  describe('random histories', () => {
    test('every count equals the number of rows', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (events) => {
          const { data, answers } = await after(events, make);
          const counted = answers.counts.filter((user) => user !== null);
          const recounted = counted.map(async ({ id }) => recount(data, answers, id));
          expect(counted).toMatchObject(await Promise.all(recounted));
        }),
        runs,
      );
    });

    test('public lists contain the published posts of authors who are not blocked', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (events) => {
          const { answers } = await after(events, make);
          const open = publicCards(answers);
          const ids = open.map(({ id }) => id);
          expect(answers.latest.rows.map(({ id }) => id)).toEqual(ids);
          // Within a day, one like outweighs any difference in age.
          const byLikes = open.toSorted((a, b) => b.likes - a.likes).map(({ id }) => id);
          expect(answers.trending.map(({ id }) => id)).toEqual(byLikes);
          expect(answers.popular.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'p1'));
          expect(answers.night.rows.map(({ id }) => id)).toEqual(idsWith(open, 'night'));
          expect(answers.trains.rows.map(({ id }) => id)).toEqual(idsWith(open, 'trains'));
          expect(answers.keywords).toEqual(mostUsed(open));
        }),
        runs,
      );
    });

    test('removing all users removes everything', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (events) => {
          const { data } = await after(events, make);
          for (const person of people) await data.users.remove(person);
          const answers = await readEverything(data);
          expect(answers.accounts).toEqual({ rows: [], areMore: false, count: 0 });
          expect(answers.latest.rows).toEqual([]);
          expect(answers.whole).toEqual(posts.map(() => null));
          expect(answers.comments.flat()).toEqual([]);
          expect(answers.keywords).toEqual([]);
          expect(answers.followed.flatMap(({ rows }) => rows)).toEqual([]);
        }),
        runs,
      );
    });
  });
}
