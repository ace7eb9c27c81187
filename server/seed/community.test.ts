import { apiLimits } from '@contract/apiLimits';
import { parseDocument } from '@contract/document/editorDocument';
import { readBlock } from '@contract/document/knownBlock';
import { passageTexts, stateInTexts } from '@contract/document/passageState';
import { limits } from '@contract/limits';
import { versionsOf } from '@contract/pictureVersions';
import { expect, test } from 'vitest';
import { readArticles } from './articles';
import { createCommunity } from './community';
import { personas } from './personas';

const now = Date.parse('2026-03-02T09:00:00Z');
const week = 7 * 86_400_000;
const texts = import.meta.glob<string>('./articles/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.entries(texts).map(([path, text]) => ({
  name: path.slice('./articles/'.length),
  text,
}));
const articles = readArticles(files);
const options = { now, apiPath: '/api/v1', articles };
const community = createCommunity(options);
const { users, posts, likes, follows, topicFollows, reads, comments, restrictions } = community;
const { reports, reportSubjects, notifications, notificationEvents } = community;
const pictures = new Set(
  Object.keys(import.meta.glob('./pictures/*.webp')).map((path) => path.split('/').at(-1)),
);

function documentOf(content: string) {
  const document = parseDocument(content);
  if (!document) throw new Error(`Not a document: ${content.slice(0, 80)}`);
  return document;
}

function paragraphsOf(content: string) {
  return documentOf(content)
    .blocks.filter(({ type }) => type === 'paragraph')
    .map(({ data }) => String(data.text));
}

function repeated(texts: readonly string[]) {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}

/** Counts the weeks of the dashboard's chart in which something happened. */
function countWeeks(times: readonly number[]) {
  const weeks = times.map((time) => Math.floor((now - time) / week));
  return new Set(weeks.filter((ago) => ago < apiLimits.chartWeeks)).size;
}

test('about sixty authors have written about four hundred posts', () => {
  const authors = new Set(posts.map(({ authorId }) => authorId));
  expect(authors.size).toBeGreaterThanOrEqual(55);
  expect(authors.size).toBeLessThanOrEqual(70);
  expect(posts.length).toBeGreaterThanOrEqual(380);
  expect(posts.length).toBeLessThanOrEqual(450);
});

test('the same time gives the same community', () => {
  expect(createCommunity(options)).toEqual(community);
});

test('the author persona has 45 posts, of which 5 are unpublished, and 60 followers', () => {
  const own = posts.filter(({ authorId }) => authorId === 'user-author');
  expect(own).toHaveLength(45);
  expect(own.filter(({ isPublished }) => !isPublished)).toHaveLength(5);
  expect(follows.filter(({ authorId }) => authorId === 'user-author')).toHaveLength(60);
});

test('the other personas have their roles, states and numbers of posts', () => {
  const facts = personas.map(({ username }) => {
    const user = users.find((one) => one.username === username);
    const count = posts.filter(({ authorId }) => authorId === user?.id).length;
    return [username, user?.role, user?.isVerified, user?.isBlocked, count];
  });
  expect(facts).toEqual([
    ['admin', 'admin', true, false, 0],
    ['author', 'user', true, false, 45],
    ['reader', 'user', true, false, 0],
    ['newbie', 'user', false, false, 0],
    ['blocked', 'user', true, true, 0],
    ['moderator', 'moderator', true, false, 0],
  ]);
});

test('the reader follows topics, and has read posts that have changed since, and one in part', () => {
  expect(topicFollows).toHaveLength(3);
  const isChanged = ({ postId, revision }: { postId: string; revision: number }) =>
    (posts.find(({ id }) => id === postId)?.revision ?? 0) > revision;
  expect(reads.filter(isChanged).length).toBeGreaterThan(1);
  expect(reads.filter(({ lastBlock }) => lastBlock !== '')).toHaveLength(1);
  expect(users.filter(({ keepsReads }) => keepsReads).map(({ username }) => username)).toEqual([
    'reader',
  ]);
});

test('one author writes in Arabic, and posts between those of the others', () => {
  const own = posts.filter(({ authorId }) => authorId === 'user-nourkhatib');
  expect(own.map(({ url }) => url)).toContain('arabic-names-of-the-stars');
  expect(own.every(({ title, content }) => /\p{sc=Arabic}/u.test(title + content))).toBe(true);
  const oldest = Math.min(...posts.map(({ createdAt }) => createdAt));
  expect(own.every(({ createdAt }) => createdAt > oldest && createdAt < now)).toBe(true);
});

test('all users show their addresses', () => {
  expect(users.filter(({ showsEmail }) => !showsEmail)).toEqual([]);
});

test('users who are not verified or are blocked have no activity', () => {
  const inactive = new Set(['user-newbie', 'user-blocked']);
  const activeIds = [
    ...likes.map(({ userId }) => userId),
    ...comments.filter(({ state }) => state === 'shown').map(({ authorId }) => authorId ?? ''),
    ...follows.flatMap(({ authorId, followerId }) => [authorId, followerId]),
  ];
  expect(activeIds.filter((id) => inactive.has(id))).toEqual([]);
});

test('ids, names, addresses, e-mail addresses and portraits are unique', () => {
  const unique = [
    users.map(({ id }) => id),
    users.map(({ nameSkeleton }) => nameSkeleton),
    users.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    users.map(({ email }) => email.toLowerCase()),
    users.map(({ avatar }) => avatar),
    posts.map(({ id }) => id),
    posts.map(({ url }) => url),
    posts.map(({ title }) => title),
    comments.map(({ id }) => id),
    follows.map(({ id }) => id),
    likes.map(({ postId, userId }) => `${postId} ${userId}`),
    follows.map(({ authorId, followerId }) => `${authorId} ${followerId}`),
  ];
  expect(unique.map(repeated)).toEqual(unique.map(() => []));
});

test('no paragraph is repeated in the first hundred posts', () => {
  const newest = posts.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, 100);
  expect(repeated(newest.flatMap(({ content }) => paragraphsOf(content)))).toEqual([]);
});

test('most block types are used, and no unknown ones', () => {
  const blocks = posts.flatMap(({ content }) => documentOf(content).blocks);
  expect(blocks.filter((block) => readBlock(block) === null)).toEqual([]);
  expect([...new Set(blocks.map(({ type }) => type))].toSorted()).toEqual([
    'code',
    'delimiter',
    'embed',
    'header',
    'image',
    'list',
    'paragraph',
    'quote',
    'raw',
    'simpleImage',
    'table',
  ]);
});

test('every picture exists in all widths', () => {
  const shown = JSON.stringify([users, posts]).matchAll(/\/resource\/file\/([\w.-]+)/g);
  const names = new Set([...shown].map(([, name]) => name ?? ''));
  expect(names.size).toBeGreaterThan(100);
  const files = [...names].flatMap((name) => versionsOf(name).map(({ address }) => address));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((name) => !pictures.has(name))).toEqual([]);
  expect(JSON.stringify(posts)).not.toContain('../pictures');
});

test('posts follow the rules of the editor', () => {
  const invalid = posts.filter(
    ({ title, metaDescription, tags, url }) =>
      title.trim() === '' ||
      metaDescription.trim() === '' ||
      tags.length === 0 ||
      tags.length > limits.tagsPerPost ||
      !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(url),
  );
  expect(invalid.map(({ url }) => url)).toEqual([]);
});

test('each of the eight weeks of the chart has likes and follows for the author', () => {
  const own = new Set(posts.flatMap(({ id, authorId }) => (authorId === 'user-author' ? id : [])));
  const liked = likes.filter(({ postId }) => own.has(postId)).map(({ createdAt }) => createdAt);
  const gained = follows.filter(({ authorId }) => authorId === 'user-author');
  expect(countWeeks(liked)).toBe(apiLimits.chartWeeks);
  expect(countWeeks(gained.map(({ createdAt }) => createdAt))).toBe(apiLimits.chartWeeks);
});

test('nothing is created before what it refers to, or after now', () => {
  const created = new Map(
    [...users, ...posts, ...comments].map(({ id, createdAt }) => [id, createdAt]),
  );
  const events = [
    ...posts.map(({ createdAt, authorId }) => ({ createdAt, references: [authorId] })),
    ...likes.map(({ createdAt, postId, userId }) => ({ createdAt, references: [postId, userId] })),
    ...comments.map(({ createdAt, postId, authorId, parentId }) => ({
      createdAt,
      references: [postId, authorId ?? '', ...(parentId === null ? [] : [parentId])],
    })),
    ...follows.map(({ createdAt, authorId, followerId }) => ({
      createdAt,
      references: [authorId, followerId],
    })),
  ];
  const wrong = events.filter(
    ({ createdAt, references }) =>
      createdAt > now || references.some((id) => (created.get(id) ?? Infinity) > createdAt),
  );
  expect(wrong).toEqual([]);
});

test('the large community has 10,000 posts with different addresses', () => {
  const large = createCommunity({ ...options, size: 'large' });
  expect(large.posts).toHaveLength(10_000);
  expect(new Set(large.posts.map(({ url }) => url)).size).toBe(10_000);
  expect(large.posts.filter(({ authorId }) => authorId === 'user-author')).toHaveLength(45);
});

test('comments wait for approval under posts of the author, and one member is restricted', () => {
  const held = comments.filter(({ state }) => state === 'held');
  const authorOf = new Map(posts.map(({ id, authorId }) => [id, authorId]));
  expect(held.map(({ postId }) => authorOf.get(postId))).toEqual(held.map(() => 'user-author'));
  expect(new Set(held.map(({ authorId }) => authorId)).size).toBe(2);
  expect(restrictions).toMatchObject([{ kind: 'comment', userId: expect.any(String) }]);
});

test('the reader has muted a member', () => {
  expect(community.mutes).toMatchObject([{ userId: 'user-reader', mutedId: 'user-dariobenv' }]);
});

test('members have reported a comment, a post and a profile, each of another member', () => {
  expect(reportSubjects.map(({ kind }) => kind)).toEqual(['comment', 'post', 'profile']);
  const post = posts.find(({ id }) => id === reportSubjects[1]?.postId);
  expect(['user-martakow', undefined]).not.toContain(post?.authorId);
  const comment = comments.find(({ id }) => id === reportSubjects[0]?.commentId);
  const ofComment = reports.filter(({ subjectId }) => subjectId === 'report-1');
  expect(ofComment).toHaveLength(2);
  expect(ofComment.map(({ reporterId }) => reporterId)).not.toContain(comment?.authorId);
  const accounts = users.map(({ id }) => id);
  const named = reports.map(({ reporterId }) => reporterId);
  expect(accounts).toEqual(expect.arrayContaining([...named, reportSubjects[2]?.profileId]));
});

test('some posts have remarks on a paragraph, with words of it', () => {
  const remarks = comments.filter(({ blockId }) => blockId !== null);
  expect(remarks.length).toBeGreaterThan(4);
  for (const { postId, blockId, quote } of remarks) {
    const { content = '' } = posts.find(({ id }) => id === postId) ?? {};
    const block = documentOf(content).blocks.find(({ id }) => id === blockId);
    expect(quote).not.toBe('');
    expect(
      paragraphsOf(content)
        .join(' ')
        .replaceAll(/<[^>]+>/g, ''),
    ).toContain(quote.slice(0, 40));
    expect(block?.type).toBe('paragraph');
  }
});

test('one post has more comments than a page of them', () => {
  const counts = posts.map(({ id }) => comments.filter(({ postId }) => postId === id).length);
  expect(counts.filter((count) => count > limits.pageSize)).toHaveLength(1);
});

test('each persona who is not blocked was told something, some of it seen', () => {
  const eventsOf = (username: string) =>
    notifications.filter(({ userId }) => userId === `user-${username}`);
  for (const username of ['admin', 'moderator', 'author', 'reader']) {
    expect(eventsOf(username).some(({ isSeen }) => !isSeen)).toBe(true);
  }
  const kinds = new Set(eventsOf('author').map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    'comment',
    'follower',
    'held',
    'kept',
    'likes',
    'post',
    'remark',
  ]);
  expect(eventsOf('author').some(({ isSeen }) => isSeen)).toBe(true);
  const notified = new Set(notificationEvents.map(({ notificationId }) => notificationId));
  expect(notifications.every(({ id }) => notified.has(id))).toBe(true);
});

test('members keep words that are in the posts, and one of the reader’s has changed since', () => {
  const { headings, passages } = community;
  const textsOf = (postId: string | null) => {
    const post = posts.find(({ id }) => id === postId);
    return post ? passageTexts(documentOf(post.content)) : [];
  };
  const states = passages.map((row) => [row.id, stateInTexts(textsOf(row.postId), row)] as const);
  const ofPosts = states.filter(([id]) => id !== 'passage-elsewhere');
  expect(ofPosts.filter(([, state]) => state !== 'unchanged')).toEqual([
    ['passage-changed', 'changed'],
  ]);
  const changed = passages.find(({ id }) => id === 'passage-changed');
  const older = community.revisions.find(
    ({ postId, number }) => postId === changed?.postId && number === changed?.revision,
  );
  const before = passageTexts(documentOf(older?.content ?? ''));
  expect(changed && stateInTexts(before, changed)).toBe('unchanged');
  expect(headings.filter(({ isPublic }) => isPublic).map(({ userId }) => userId)).toHaveLength(4);
  const owners = new Set(headings.map(({ userId }) => userId));
  expect(users.filter(({ id }) => owners.has(id))).toHaveLength(owners.size);
  const own = passages.filter(({ userId }) => userId === 'user-reader');
  expect(own.some(({ quote }) => quote === '')).toBe(true);
  expect(own.some(({ sourceUrl }) => sourceUrl !== '')).toBe(true);
  expect(own.some(({ headingId, quote }) => headingId === null && quote !== '')).toBe(true);
});

test('posts quote sentences of other posts with their source', () => {
  const { postQuotes: quotes } = community;
  expect(quotes.length).toBeGreaterThan(2);
  for (const { quotedPostId, quote } of quotes) {
    const quoted = posts.find(({ id }) => id === quotedPostId);
    expect(quoted?.isPublished).toBe(true);
    expect(paragraphsOf(quoted?.content ?? '').some((text) => text.includes(quote))).toBe(true);
  }
  const quoted = new Set(quotes.map(({ quotedPostId }) => quotedPostId));
  expect(posts.some(({ id, authorId }) => authorId === 'user-author' && quoted.has(id))).toBe(true);
  // Every source that is a post of the site has been found.
  const cited = posts.flatMap(({ content }) => content.match(/"cite":"\/posts\//g) ?? []);
  expect(quotes).toHaveLength(cited.length);
});
