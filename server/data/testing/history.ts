import * as fc from 'fast-check';
import type { Data } from '../port';
import { applyPendingEvent } from '../posts/testing/applyPendingEvent';
import { documentOf } from './fixtures';
import { at, commentRow, newPost, resourceRow, userRow } from './rows';

/** Random events of a few users and posts. */

export const people = ['u0', 'u1', 'u2', 'u3'];
export const posts = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
const titles = ['Slow trains', 'Night trains', 'Bread at night', 'Plain bread'];
const tags = ['rail', 'baking', 'Night'];
const documents = ['', 'Bees like bread.', '<b>Ün</b>ter bees'].map((text) =>
  JSON.stringify({ blocks: text === '' ? [] : [{ type: 'paragraph', data: { text } }] }),
);

const person = fc.constantFrom(...people);
const post = fc.constantFrom(...posts);
const texts = fc.record({
  title: fc.constantFrom(...titles),
  tags: fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1 }),
  content: fc.constantFrom(...documents),
});

const pendingEvent = fc.record({
  type: fc.constant('pending' as const),
  act: fc.constantFrom('save' as const, 'save' as const, 'update' as const, 'discard' as const),
  post,
  texts,
});

export const event = fc.oneof(
  fc.record({ type: fc.constant('join' as const), person }),
  fc.record({ type: fc.constant('leave' as const), person }),
  fc.record({ type: fc.constant('block' as const), person, isBlocked: fc.boolean() }),
  fc.record({ type: fc.constant('write' as const), person, post, texts }),
  fc.record({ type: fc.constant('rewrite' as const), post, texts }),
  fc.record({ type: fc.constant('publish' as const), post, isPublished: fc.boolean() }),
  pendingEvent,
  fc.record({ type: fc.constant('delete' as const), post }),
  fc.record({ type: fc.constant('like' as const), person, post }),
  fc.record({ type: fc.constant('unlike' as const), person, post }),
  fc.record({ type: fc.constant('comment' as const), person, post }),
  fc.record({ type: fc.constant('uncomment' as const), person, post }),
  fc.record({ type: fc.constant('follow' as const), person, other: person }),
  fc.record({ type: fc.constant('unfollow' as const), person, other: person }),
  fc.record({ type: fc.constant('upload' as const), person, post }),
);

export const history = fc.array(event, { minLength: 20, maxLength: 80 });

export type Event = typeof event extends fc.Arbitrary<infer Happening> ? Happening : never;

async function upload({ resources }: Data, id: string, to: { ownerId: string; postId: string }) {
  await resources.insert(resourceRow(id, { ownerId: to.ownerId }));
  return resources.claim({ ids: [id], ...to });
}

async function unfollow({ follows }: Data, authorId: string, followerId: string) {
  const follow = await follows.between({ authorId, followerId });
  return follow && follows.remove(follow.id, followerId);
}

type Acts = { post: string; person: string };
type Written = { id: string; createdAt: number };

type Publish = { post: string; isPublished: boolean };

async function setPublished(data: Data, { post, isPublished }: Publish, now: number) {
  const by = await authorOf(data, post);
  const { publication } = data;
  return isPublished
    ? publication.publish(post, { by, now, document: await documentOf(data, post) })
    : publication.unpublish(post, { by, now: at(9) });
}

async function authorOf({ posts: all }: Data, id: string) {
  return (await all.byId(id))?.authorId ?? '';
}

/** Every second comment answers the newest thread. */
async function comment(data: Data, { post, person }: Acts, { id, createdAt }: Written) {
  const of = { postId: post, order: 'newest', reader: null, skip: 0, take: 1 } as const;
  const [newest] = (await data.comments.threads(of)).rows;
  const parentId = createdAt % 120_000 === 0 ? (newest?.id ?? null) : null;
  const row = { postId: post, authorId: person, parentId, createdAt };
  const stored = await data.comments.insert(commentRow(id, row));
  const like = { commentId: newest?.id ?? '', userId: person, createdAt };
  return [stored, await data.commentLikes.add(like)];
}

/** The person removes the own newest thread, or the newest own reply. */
async function uncomment(data: Data, { post, person }: Acts) {
  const { rows } = await data.comments.ofPost({ postId: post, skip: 0, take: 99 });
  const own = rows.find(({ authorId }) => authorId === person);
  return data.comments.remove(own?.id ?? '', person);
}

/** Applies an event at its own time and with its own id. */
export async function applyEvent(data: Data, event: Event, moment: number): Promise<unknown> {
  const createdAt = at(moment);
  const id = `id-${moment}`;
  switch (event.type) {
    case 'join':
      return data.users.insert(userRow(event.person, { createdAt }));
    case 'leave':
      return data.users.remove(event.person);
    case 'block':
      return data.users.setBlocked(event.person, event.isBlocked);
    case 'write':
      return data.posts.insert(
        newPost(event.post, { authorId: event.person, createdAt, ...event.texts }),
      );
    case 'rewrite':
      return data.posts.update(
        event.post,
        { ...event.texts, updatedAt: createdAt },
        await authorOf(data, event.post),
      );
    case 'pending':
      return applyPendingEvent(data, event, createdAt);
    case 'publish':
      return setPublished(data, event, createdAt);
    case 'delete':
      return data.posts.remove(event.post, await authorOf(data, event.post));
    case 'like':
      return data.likes.add({ postId: event.post, userId: event.person, createdAt });
    case 'unlike':
      return data.likes.remove({ postId: event.post, userId: event.person });
    case 'comment':
      return comment(data, event, { id, createdAt });
    case 'uncomment':
      return uncomment(data, event);
    case 'follow':
      return data.follows.insert({
        id,
        authorId: event.other,
        followerId: event.person,
        createdAt,
      });
    case 'unfollow':
      return unfollow(data, event.other, event.person);
    case 'upload':
      return upload(data, id, { ownerId: event.person, postId: event.post });
    default:
      return event satisfies never;
  }
}

const page = { skip: 0, take: 99 };

async function ofEach<Answer>(ids: readonly string[], ask: (id: string) => Promise<Answer>) {
  return Promise.all(ids.map(ask));
}

/** Reads everything through the port. */
export async function readEverything(data: Data) {
  const { users, posts: all } = data;
  const spans = [
    { from: at(0), to: at(20) },
    { from: at(20), to: at(99) },
  ];
  const wholeSpan = { from: at(0), to: at(99) };
  return {
    accounts: await users.list({ ...page, term: '' }),
    accountsFound: await users.list({ ...page, term: 'u1' }),
    counts: await ofEach(people, (id) => users.withCounts(id)),
    gains: await ofEach(people, (id) => users.gains(id, spans)),
    best: await ofEach(people, (id) => users.bestPosts({ id, ...wholeSpan, take: 3 })),
    whole: await ofEach(posts, (id) => all.byId(id)),
    pending: await ofEach(posts, (id) => data.pending.read(id)),
    changed: (await data.pending.among(posts)).toSorted(),
    comments: await ofEach(
      posts,
      async (id) => (await data.comments.ofPost({ postId: id, skip: 0, take: 1000 })).rows,
    ),
    threads: await ofEach(posts, (postId) =>
      data.comments.threads({
        ...page,
        postId,
        order: 'oldest',
        reader: { id: people[0] ?? '', decides: false },
      }),
    ),
    latest: await all.latest(page),
    trending: await all.trending({ take: 99 }),
    popular: await all.byPopularAuthors({ without: ['p1'], take: 99 }),
    night: await all.search({ ...page, term: 'night' }),
    trains: await all.search({ ...page, term: 'trains' }),
    written: await ofEach(people, (authorId) =>
      all.ofAuthor({ ...page, authorId, publishedOnly: false }),
    ),
    published: await ofEach(people, (authorId) =>
      all.ofAuthor({ ...page, authorId, publishedOnly: true }),
    ),
    keywords: await all.keywords({ take: 99 }),
    followers: await ofEach(people, (userId) => data.follows.followersOf({ ...page, userId })),
    followed: await ofEach(people, (userId) => data.follows.followedBy({ ...page, userId })),
  };
}
