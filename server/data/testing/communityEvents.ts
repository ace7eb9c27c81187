import { reportReason } from '@contract/moderation/moderationEntities';
import { holding, restrictionKind } from '@contract/site/siteEntities';
import * as fc from 'fast-check';
import type { Data } from '../port';
import { documentOf } from './fixtures';
import { people, posts } from './history';
import {
  at,
  commentRow,
  emailRow,
  headingRow,
  logRow,
  passageRow,
  restrictionRow,
  subscriberRow,
  userRow,
} from './rows';
import { siteSettings } from './siteSettings';

/** Random events of moderators, and of members who mute, follow topics, keep passages, plan and subscribe. */

export const mostEvents = 80;
const moderators = { mod: 'moderator', root: 'admin' } as const;

type Moment = { data: Data; id: string; now: number };
export type CommunityEvent = { name: string; apply: (moment: Moment) => Promise<unknown> };

const person = fc.constantFrom(...people);
const post = fc.constantFrom(...posts);
const anybody = fc.constantFrom(...people, 'mod', 'root');
/** Part of the ids that an earlier event has stored. */
const earlier = fc.nat(mostEvents).map((number) => `id-${number}`);
const text = fc.constantFrom('Well said.', 'See https://other.example.');
const pair = fc
  .record({ person, other: anybody })
  .filter(({ person: one, other }) => one !== other);
const stateReason = 'Spam';

function event<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  apply: (moment: Moment, given: Given) => Promise<unknown>,
): fc.Arbitrary<CommunityEvent> {
  return given.map((chosen) => ({
    name: `${name} ${JSON.stringify(chosen)}`,
    apply: async (moment) => apply(moment, chosen),
  }));
}

const entry = ({ id, now }: Moment, actorId: string) => logRow(id, { actorId, createdAt: now });

const decisions = [
  event(
    'comment that may wait',
    fc.record({ person, post, text, unset: fc.constantFrom(...holding.options) }),
    async ({ data, id, now }, { person: authorId, post: postId, unset, ...rest }) => {
      const row = commentRow(id, { authorId, postId, ...rest, createdAt: now, updatedAt: now });
      return data.comments.insert(row, undefined, { hasLinks: rest.text.includes('https'), unset });
    },
  ),
  event(
    'decide',
    fc.record({ by: anybody, earlier, state: fc.constantFrom('shown', 'hidden', 'removed') }),
    async (moment, { by, earlier: id, state }) =>
      moment.data.moderation.decide(id, { state, stateReason }, entry(moment, by)),
  ),
  event(
    'decide all',
    fc.record({ by: anybody, person, state: fc.constantFrom('shown', 'hidden') }),
    async (moment, { by, person: authorId, state }) =>
      moment.data.moderation.decideAll(authorId, { state, stateReason }, entry(moment, by)),
  ),
  event(
    'close comments',
    fc.record({ by: anybody, post, isClosed: fc.boolean() }),
    async (moment, { by, post: postId, isClosed }) =>
      moment.data.moderation.closeComments({ postId, isClosed }, entry(moment, by)),
  ),
  event('withhold', fc.record({ by: anybody, post }), async (moment, { by, post: id }) =>
    moment.data.moderation.withhold({ id, reason: 'Spam' }, entry(moment, by)),
  ),
  event('allow', fc.record({ by: anybody, post }), async (moment, { by, post: id }) =>
    moment.data.moderation.allow(id, entry(moment, by)),
  ),
  event(
    'restrict',
    fc.record({ by: anybody, person, kind: fc.constantFrom(...restrictionKind.options) }),
    async (moment, { by, person: userId, kind }) => {
      const times = { createdAt: moment.now, until: moment.now + 600_000 };
      const restriction = restrictionRow(moment.id, { userId, kind, ...times });
      return moment.data.restrictions.insert(restriction, entry(moment, by));
    },
  ),
  event('lift', fc.record({ by: anybody, person, earlier }), async (moment, given) =>
    moment.data.restrictions.remove(
      { id: given.earlier, userId: given.person },
      entry(moment, given.by),
    ),
  ),
  event(
    'settings',
    fc.record({ by: anybody, holding: fc.constantFrom(...holding.options) }),
    async ({ data }, { by, ...rest }) => {
      const version = (await data.site.read())?.version ?? 0;
      return data.site.update(siteSettings({ ...rest, version }), by);
    },
  ),
];

const noSubject = { postId: null, commentId: null, profileId: null, headingId: null };

const reports = [
  event(
    'report',
    fc.record({
      by: person,
      reason: fc.constantFrom(...reportReason.options),
      of: fc.oneof(
        post.map((postId) => ({ ...noSubject, kind: 'post' as const, postId })),
        earlier.map((commentId) => ({ ...noSubject, kind: 'comment' as const, commentId })),
        person.map((profileId) => ({ ...noSubject, kind: 'profile' as const, profileId })),
      ),
    }),
    async ({ data, id, now }, { by, reason, of }) =>
      data.reports.insert(
        { subjectId: id, reporterId: by, reason, text: 'Look.', createdAt: now },
        of,
      ),
  ),
  event(
    'decide about the oldest report',
    fc.record({ by: anybody, action: fc.constantFrom('hide', 'remove', null) }),
    async (moment, { by, action }) => {
      const query = { state: 'open', by, skip: 0, take: 9 } as const;
      const oldest = (await moment.data.reports.list(query)).rows.at(-1);
      const decision = { state: action ? 'upheld' : 'dismissed', action, reason: 'Spam' } as const;
      return moment.data.reports.decide(oldest?.id ?? '', decision, [entry(moment, by)]);
    },
  ),
  event(
    'undo a decision',
    fc.record({ by: anybody, earlier }),
    async (moment, { by, earlier: id }) =>
      moment.data.reports.undo({ id, since: 0 }, entry(moment, by)),
  ),
];

const members = [
  event('mute', pair, async ({ data, now }, given) =>
    data.mutes.put({ userId: given.person, mutedId: given.other, createdAt: now }),
  ),
  event('unmute', pair, async ({ data }, given) =>
    data.mutes.remove({ userId: given.person, mutedId: given.other }),
  ),
  event(
    'silence',
    fc.record({ person, post, thread: fc.option(earlier) }),
    async ({ data, now }, { person: userId, thread, ...given }) => {
      const found = thread === null ? null : await data.comments.byId(thread);
      const of = { postId: found?.postId ?? given.post, threadId: found?.id ?? null };
      return data.silences.put({ userId, ...of, createdAt: now });
    },
  ),
  event('end a silence', fc.record({ person, post }), async ({ data }, given) =>
    data.silences.remove({ userId: given.person, postId: given.post, threadId: null }),
  ),
  event(
    'follow a topic',
    fc.record({ person, tag: fc.constantFrom('rail', 'baking') }),
    async ({ data, now }, { person: userId, tag }) =>
      data.following.followTopic({ userId, tagKey: tag, tag, createdAt: now }, 2),
  ),
  event('forget a topic', person, async ({ data }, userId) =>
    data.following.unfollowTopic({ userId, tagKey: 'rail' }),
  ),
  event(
    'read',
    fc.record({ person, post }),
    async ({ data, now }, { person: userId, post: postId }) =>
      data.reads.save({
        userId,
        reads: [{ postId, revision: 1, readAt: now, lastBlock: '' }],
        ifKept: false,
        most: 3,
      }),
  ),
  event('see notifications', person, async ({ data, now }, userId) =>
    data.notifications.markSeen({ userId, until: now }),
  ),
  event('add a heading', person, async ({ data, id, now }, userId) => {
    const {
      isPublic: _,
      position: _position,
      ...heading
    } = headingRow(id, {
      userId,
      title: 'Soil',
      slug: 'soil',
      createdAt: now,
      updatedAt: now,
    });
    return data.book.addHeading(heading, 3);
  }),
  event('make public', fc.record({ person, earlier }), async ({ data, now }, given) =>
    data.book.changeHeading({
      id: given.earlier,
      userId: given.person,
      patch: { isPublic: true },
      now,
    }),
  ),
  event('keep', fc.record({ person, post, earlier }), async ({ data, id, now }, given) => {
    const { isDetached: _, ...passage } = passageRow(id, {
      userId: given.person,
      postId: given.post,
      headingId: given.earlier,
      createdAt: now,
    });
    const free = { ...passage, id: `${id}-free`, headingId: null };
    const room = { passages: 5, unverified: 5, bytes: 10_000 };
    return [await data.book.save([passage], room), await data.book.save([free], room)];
  }),
];

const publishing = [
  event(
    'plan',
    fc.record({ person, post, minutes: fc.nat(9) }),
    async ({ data, now }, { person: by, post: id, minutes }) =>
      data.publication.schedule(
        { id, publishAt: now + minutes * 60_000 },
        { by, now, document: await documentOf(data, id) },
      ),
  ),
  event('carry out', fc.boolean(), async ({ data, id, now }, showsAnything) => {
    const [due] = await data.publication.due({ now, take: 1 });
    if (!due) return null;
    const { authorId = null } = (await data.posts.accessById(due.id)) ?? {};
    const letter = emailRow(id, { userId: authorId, createdAt: now, dueAt: now });
    const document = { ...(await documentOf(data, due.id)), showsAnything };
    return data.publication.carryOut(due, { document, letter });
  }),
  event('preview', fc.record({ person, post }), async ({ data, id, now }, given) => {
    const preview = { postId: given.post, hash: id, expiresAt: now + 600_000 };
    return data.previews.put(preview, { by: given.person, now });
  }),
  event('clear a version', fc.record({ person, post }), async ({ data }, given) =>
    data.revisions.clear({ postId: given.post, number: 1, by: given.person }),
  ),
  event('subscribe', fc.option(person), async ({ data, id, now }, authorId) => {
    const row = { authorId, email: `${authorId}@reader.example`, createdAt: now };
    const subscriber = subscriberRow(id, { ...row, confirmedAt: null });
    return data.subscribers.put(subscriber, emailRow(id, { userId: null, createdAt: now }));
  }),
  event('confirm', earlier, async ({ data, now }, id) =>
    data.subscribers.confirm(`confirm ${id}`, { now, askedAfter: at(0) }),
  ),
  event('stop', earlier, async ({ data }, id) => data.subscribers.stop(`stop ${id}`)),
];

export const communityEvent = fc.oneof(...decisions, ...reports, ...members, ...publishing);

export async function addModerators({ users }: Data) {
  for (const [id, role] of Object.entries(moderators)) await users.insert(userRow(id, { role }));
}

export async function applyCommunityEvent(data: Data, { apply }: CommunityEvent, number: number) {
  return apply({ data, id: `id-${number}`, now: at(number) });
}
