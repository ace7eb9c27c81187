import type { Data } from '../port';
import { mostEvents } from './communityEvents';
import { people, posts } from './history';
import { at } from './rows';
import { seenAs } from './withReaders';

const page = { skip: 0, take: 99 };

async function readMember(data: Data, userId: string) {
  const now = at(mostEvents);
  return {
    told: (await data.notifications.list({ ...page, userId })).rows.map(seenAs),
    unseen: await data.notifications.unseen([userId]),
    silenced: await Promise.all(
      posts.map(async (postId) => data.silences.ofPost({ userId, postId, take: 99 })),
    ),
    muted: await data.mutes.list({ ...page, userId }),
    restrictions: await data.restrictions.list({ ...page, userId }),
    restricted: await data.restrictions.active({ userId, kind: 'comment', now }),
    topics: await data.following.topics(userId),
    feed: await data.following.posts({ ...page, userId }),
    suggestions: await data.following.suggestions({ userId, take: 9 }),
    reads: await data.reads.list(userId),
    headings: await data.book.headings(userId),
    received: await Promise.all(
      (['all', 'waiting', 'unanswered'] as const).map(async (view) =>
        data.comments.received({ ...page, userId, view }),
      ),
    ),
    passages: await data.book.list({ ...page, userId }),
  };
}

async function readPost(data: Data, postId: string) {
  const versions = { postId, publicOnly: false };
  const reader = { id: 'mod', decides: true };
  return {
    versions: await data.revisions.list({ ...page, ...versions }),
    first: await data.revisions.read({ ...versions, number: 1 }),
    threads: await data.comments.threads({ ...page, postId, order: 'newest', reader }),
    quotes: await data.book.quotesOf(postId),
    kept: await data.book.savedBlocks(postId, 1),
  };
}

/** Reads what these events have stored. */
export async function readCommunity(data: Data) {
  const states = ['open', 'upheld', 'dismissed'] as const;
  return {
    members: await Promise.all([...people, 'mod'].map(async (id) => readMember(data, id))),
    posts: await Promise.all(posts.map(async (id) => readPost(data, id))),
    held: await data.moderation.held({ ...page, by: 'mod' }),
    waiting: [await data.moderation.pending({ by: 'mod' }), await data.reports.pending('mod')],
    log: await data.moderation.log(page),
    withheld: await data.moderation.withheld(page),
    restrictedNow: await data.restrictions.listActive({ ...page, now: at(mostEvents) }),
    restrictedPeople: await data.restrictions.countPeople(at(mostEvents)),
    reports: await Promise.all(
      states.map(async (state) => data.reports.list({ ...page, state, by: 'mod' })),
    ),
    site: await data.site.read(),
    due: await data.publication.due({ now: at(mostEvents + 9), take: 99 }),
    publicHeadings: await data.book.listPublicHeadings(page),
    newestHeadings: await data.book.newestHeadings({ take: page.take }),
    subscribers: await data.subscribers.list(page),
  };
}
