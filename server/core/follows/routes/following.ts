import { apiLimits } from '@contract/apiLimits';
import { foldText } from '@contract/foldText';
import { limits } from '@contract/limits';
import { followingMessages, notificationMessages } from '@contract/texts/apiMessages';
import type { TopicFollowRow } from '@server/data/rows/rows';
import { accountNotFound } from '../../accounts/accountErrors';
import type { Handlers } from '../../context';
import { ApiFailure, brokenRule } from '../../failure';
import { cleanTag } from '../../posts/readPostForm';
import { serializePerson } from '../../serializers/serializeCards';
import { serializeFollowedPost } from '../../serializers/serializePost';
import { toIsoTime } from '../../serializers/serializeUser';

/** Authors to follow, for a member who follows no one yet. */
const suggestedAuthors = 3;

const optionalTime = (time: number | null) => (time === null ? null : toIsoTime(time));

/** A topic in the form of the tags of posts. */
function readTopic(parameter: string) {
  const tag = cleanTag(parameter);
  if (tag === '' || tag.length > limits.longest.tag) throw brokenRule(followingMessages.noTopic);
  return { tag, tagKey: foldText(tag) };
}

function readTime(text: string) {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new ApiFailure(400, notificationMessages.unknownTime);
  return time;
}

const serializeTopic = ({ tag, createdAt }: TopicFollowRow) => ({
  tag,
  createdAt: toIsoTime(createdAt),
});

/** Followed topics, and the posts of all that a member follows. */
export const followingHandlers = {
  async listFollowedPosts({ viewer, query, ports: { data } }) {
    const userId = viewer.id;
    const [found, keywords] = await Promise.all([
      data.following.posts({ userId, skip: query.skip, take: limits.pageSize }),
      data.posts.keywords({ take: limits.listKeywords }),
    ]);
    const suggested =
      found.newest === null
        ? await data.following.suggestions({ userId, take: suggestedAuthors })
        : [];
    return {
      message: followingMessages.fetched,
      posts: found.rows.map(serializeFollowedPost),
      areMore: found.areMore,
      keywords: [...keywords],
      newest: optionalTime(found.newest),
      seenUntil: optionalTime(viewer.followedSeenUntil),
      suggestions: suggested.map(serializePerson),
    };
  },

  async seeFollowedPosts({ viewer, body, ports: { data, clock } }) {
    const until = Math.min(readTime(body.until), clock.now());
    const seenUntil = await data.following.see({ userId: viewer.id, until });
    if (seenUntil === null) throw accountNotFound();
    return { message: followingMessages.seen, seenUntil: toIsoTime(seenUntil) };
  },

  async followTopic({ viewer, params, ports: { data, clock } }) {
    const topic = { userId: viewer.id, ...readTopic(params.tag), createdAt: clock.now() };
    const result = await data.following.followTopic(topic, apiLimits.mostTopics);
    if (result === null) throw accountNotFound();
    if (result === 'too many') throw brokenRule(followingMessages.tooManyTopics);
    return { message: followingMessages.topicFollowed, data: { isFollowing: true } };
  },

  async unfollowTopic({ viewer, params, ports: { data } }) {
    const { tagKey } = readTopic(params.tag);
    if (!(await data.following.unfollowTopic({ userId: viewer.id, tagKey })))
      throw accountNotFound();
    return { message: followingMessages.topicUnfollowed, data: { isFollowing: false } };
  },

  async listTopics({ viewer, ports: { data } }) {
    const topics = await data.following.topics(viewer.id);
    return { message: followingMessages.topicsFetched, topics: topics.map(serializeTopic) };
  },
} satisfies Partial<Handlers>;
