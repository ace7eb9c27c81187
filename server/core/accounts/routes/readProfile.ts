import { apiLimits } from '@contract/apiLimits';
import { day } from '@contract/durations';
import { limits } from '@contract/limits';
import { can } from '@contract/permissions';
import { profileMessages } from '@contract/texts/apiMessages';
import { gateTexts } from '@contract/texts/gateTexts';
import { normalizeUsername } from '@contract/usernames';
import { newestHeadings } from '../../book/newestHeadings';
import type { Handlers } from '../../context';
import { unauthenticated } from '../../failure';
import type { Ports } from '../../ports';
import { serializeProfile } from '../../serializers/serializeProfile';
import { readPublicSite } from '../../site/readSite';
import { authorNotFound } from '../accountErrors';

/** In the results of a period. */
const mostBest = 5;

const tomorrowAt = (now: number) => (Math.floor(now / day) + 1) * day;

/**
 * The weeks of the charts, oldest first, each labelled by its last day; the last one ends today.
 */
function chartWeeks(now: number) {
  const tomorrow = tomorrowAt(now);
  return Array.from({ length: apiLimits.chartWeeks }, (_, at) => {
    const to = tomorrow - (apiLimits.chartWeeks - 1 - at) * 7 * day;
    return { week: new Date(to - day).toISOString().slice(0, 10), from: to - 7 * day, to };
  });
}

/** Throws 401 while the pages of authors are for members. */
async function requireOpenProfiles({ data }: Pick<Ports, 'data'>) {
  const { authorPages } = await readPublicSite(data);
  if (authorPages !== 'everybody') throw unauthenticated(gateTexts.profile);
}

/** Whether the viewer mutes the author. */
async function mutes({ mutes: mutedPeople }: Ports['data'], viewerId: string, authorId: string) {
  const pairs = await mutedPeople.mutesBetween({ userId: viewerId, others: [authorId] });
  return pairs.some(({ userId }) => userId === viewerId);
}

/** An author’s profile and the dashboard’s charts. */
export const readProfileHandlers = {
  async readProfile(call) {
    const { viewer } = call;
    const { data, clock } = call.ports;
    if (!viewer) await requireOpenProfiles(call.ports);
    const user = await data.users.withCounts(normalizeUsername(call.params.username));
    if (!user || (user.isBlocked && !can(viewer, 'list users'))) throw authorNotFound();
    // Visitors see authors; they can't tell whether a member has written nothing or doesn't exist.
    if (!viewer && user.postPublished === 0) throw authorNotFound();
    const { skip, isPublished, isScheduled, order, searchTerm } = call.body;
    const isAuthor = can(viewer, 'see account details', user);
    const {
      rows: posts,
      areMore,
      count,
    } = await data.posts.ofAuthor({
      authorId: user.id,
      publishedOnly: !isAuthor,
      isPublished,
      isScheduled,
      order,
      term: searchTerm.trim(),
      skip,
      take: limits.pageSize,
    });
    const ids = isAuthor ? posts.map(({ id }) => id) : [];
    const [pending, emailed, reads] = await Promise.all([
      data.pending.among(ids),
      data.subscribers.emailed(ids),
      data.readCounts.totals(ids),
    ]);
    const { rows: headings } = await newestHeadings(call.ports, {
      userId: user.id,
      skip: 0,
      take: apiLimits.profileHeadings,
    });
    const isOwn = viewer?.id === user.id;
    const recipients = {
      authorId: user.id,
      now: clock.now(),
      most: apiLimits.countedSubscribers + 1,
    };
    const subscribers = isOwn ? await data.subscribers.countRecipients(recipients) : 0;
    const isMuted = viewer ? await mutes(data, viewer.id, user.id) : false;
    return {
      message: profileMessages.fetched,
      userDetails: {
        ...serializeProfile({
          user,
          posts,
          headings,
          skip,
          isAuthor,
          isVisitor: viewer === null,
          pending,
          emailed: new Map(emailed.map(({ postId, recipients }) => [postId, recipients])),
          reads: new Map(reads.map((post) => [post.postId, post.reads])),
        }),
        isMuted,
        ...(isOwn ? { hasKeptWords: user.hasKeptWords, subscribers } : {}),
      },
      areMore,
      isAuthor,
      count,
    };
  },

  async readChartData(call) {
    const { viewer } = call;
    const weeks = chartWeeks(call.ports.clock.now());
    const gains = await call.ports.data.users.gains(viewer.id, weeks);
    const points = (count: 'likes' | 'followers') =>
      weeks.map(({ week }, at) => ({ week, count: gains[at]?.[count] ?? 0 }));
    return {
      message: profileMessages.statisticsFetched,
      chartData: { likesData: points('likes'), followersData: points('followers') },
    };
  },

  async readPeriod(call) {
    const { clock, data } = call.ports;
    const { id } = call.viewer;
    const length = Number(call.query.days) * day;
    const to = tomorrowAt(clock.now());
    const from = to - length;
    const [posts, [now, before]] = await Promise.all([
      data.users.bestPosts({ id, from, to, take: mostBest }),
      data.users.gains(id, [
        { from, to },
        { from: from - length, to: from },
      ]),
    ]);
    const gained = (name: 'likes' | 'followers') => ({
      count: now?.[name] ?? 0,
      before: before?.[name] ?? 0,
    });
    return {
      message: profileMessages.statisticsFetched,
      period: {
        likes: gained('likes'),
        followers: gained('followers'),
        posts: posts.map(({ id: _id, ...post }) => ({ _id, ...post })),
      },
    };
  },
} satisfies Partial<Handlers>;
