import { apiLimits } from '@contract/apiLimits';
import { assert, asyncProperty } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeManyFollows } from '../follows/testing/manyFollowsSuite';
import { newPostColumns } from '../revisions/storedRevisions';
import { tableNames } from '../rows/rowSchemas';
import { describeData } from '../testing/dataSuite';
import { exampleRows } from '../testing/exampleRows';
import { copyTables, rowsOf, withExampleRows, withPeople, withPost } from '../testing/fixtures';
import { applyEvent, history, people, readEverything } from '../testing/history';
import {
  at,
  commentRow,
  newPost,
  newSession,
  resourceRow,
  sessionRow,
  tokenRow,
} from '../testing/rows';
import { insertCommunity } from './insertCommunity';
import { createMemoryData, type MemoryData } from './memoryData';

describeManyFollows(async (community) => {
  const data = createMemoryData();
  insertCommunity(data, community);
  return data;
});

describeData({ name: 'memory', make: async () => createMemoryData(), histories: 150 });

const runs = { seed: 20260302, numRuns: 150 };

describe('a snapshot', () => {
  test('restored into an empty store gives the same answers', async () => {
    await assert(
      asyncProperty(history, async (events) => {
        const data = createMemoryData();
        for (const [moment, event] of events.entries()) await applyEvent(data, event, moment);
        expect(await readEverything(copyTables(data, createMemoryData()))).toEqual(
          await readEverything(data),
        );
      }),
      runs,
    );
  });

  test('has every table', () => {
    const restored = copyTables(withExampleRows(createMemoryData()), createMemoryData());
    expect(rowsOf(restored)).toEqual(exampleRows);
  });

  test('replaces other rows and can be changed afterwards', async () => {
    const data = await withPost(createMemoryData());
    const other = createMemoryData();
    await other.users.insert({ ...(await someone(data)), id: 'stranger', username: 'stranger' });
    await other.users.list({ term: 'stranger', skip: 0, take: 9 });
    copyTables(data, other);
    expect(await other.users.byId('stranger')).toBeNull();
    await other.likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
    expect(await other.posts.byId('post')).toMatchObject({ likes: 1, content: '{"blocks":[]}' });
    expect(await data.posts.byId('post')).toMatchObject({ likes: 0 });
  });

  test('restores sessions, tokens and resources of an account', async () => {
    const data = await withPeople(createMemoryData());
    await data.sessions.insert(newSession('phone'));
    await data.tokens.put(tokenRow('token'));
    await data.resources.insert(resourceRow('upload'));
    const again = copyTables(data, createMemoryData());
    expect(await again.tokens.peek('token', 'verify')).toEqual(tokenRow('token'));
    expect(await again.sessions.byId('phone')).toEqual(sessionRow('phone'));
    expect(await again.users.remove('ada')).toMatchObject({ files: ['upload.png'] });
    expect(again.tables.sessions.rows()).toEqual([]);
    expect(again.tables.tokens.rows()).toEqual([]);
  });

  test('of one table updates counts', async () => {
    const data = await withPost(createMemoryData());
    await data.posts.latest({ skip: 0, take: 9 });
    data.tables.likes.replace([{ postId: 'post', userId: 'cleo', createdAt: at(1) }]);
    expect(await data.likes.state('post', 'cleo')).toEqual({ totalLikes: 1, isLiked: true });
    expect(await data.users.withCounts('ada')).toMatchObject({ likes: 1 });
  });

  test('with tables from different moments drops dangling rows', async () => {
    const data = await withPeople(createMemoryData());
    data.tables.posts.replace([postOf('gone'), postOf('ada')]);
    data.tables.comments.replace([commentRow('lost', { postId: 'post-of-gone' })]);
    data.tables.likes.replace([{ postId: 'post-of-ada', userId: 'gone', createdAt: at(1) }]);
    data.tables.sessions.replace([sessionRow('late', { userId: 'gone' })]);
    expect(await data.posts.latest({ skip: 0, take: 9 })).toMatchObject({
      rows: [{ id: 'post-of-ada', likes: 0 }],
    });
    expect(await data.comments.byId('lost')).toBeNull();
    expect(await data.sessions.byId('late')).toBeNull();
  });

  test('without accounts keeps only rows that name none', async () => {
    const data = withExampleRows(createMemoryData());
    data.tables.users.replace([]);
    expect(await data.moderation.log({ skip: 0, take: 9 })).toMatchObject({
      rows: [{ id: 'entry', actorId: null }],
    });
    expect(data.tables.subscribers.rows()).toMatchObject([{ id: 'subscriber' }]);
    const others = [
      'contact',
      'digestRuns',
      'invites',
      'moderationLog',
      'refusedAddresses',
      'site',
      'sitePages',
    ];
    expect(filledTables(data)).toEqual([...others, 'subscribers']);
  });

  test('is a copy', async () => {
    const data = await withPost(createMemoryData());
    for (const post of data.tables.posts.rows()) Object.assign(post, { title: 'Changed outside' });
    expect(await data.posts.byId('post')).toMatchObject({ title: 'About post' });
  });
});

test('removing all users leaves no rows', async () => {
  await assert(
    asyncProperty(history, async (events) => {
      const data = createMemoryData();
      for (const [moment, event] of events.entries()) await applyEvent(data, event, moment);
      for (const person of people) await data.users.remove(person);
      expect(filledTables(data)).toEqual([]);
    }),
    runs,
  );
});

test('after all accounts are removed, every table has only rows that name none', async () => {
  const data = withExampleRows(createMemoryData());
  for (const { id } of exampleRows.users) await data.users.remove(id);
  const others = [
    'contact',
    'digestRuns',
    'invites',
    'moderationLog',
    'site',
    'sitePages',
    'subscribers',
  ];
  expect(filledTables(data)).toEqual(others);
  expect(data.tables.moderationLog.rows()).toMatchObject([{ id: 'entry', actorId: null }]);
});

describe('dirty tables', () => {
  test('a like makes only likes and what they tell dirty', async () => {
    const data = await withPost(createMemoryData());
    data.dirty.clear();
    await data.likes.add({ postId: 'post', userId: 'ben', createdAt: at(1) });
    expect([...data.dirty]).toEqual(['likes', 'notifications', 'notificationEvents']);
  });

  test('a new post makes posts, contents and versions dirty, unpublishing only posts', async () => {
    const data = await withPeople(createMemoryData());
    data.dirty.clear();
    await data.posts.insert(newPost('post'));
    expect(data.dirty).toEqual(new Set(['contents', 'revisions', 'posts', 'announcements']));
    data.dirty.clear();
    await data.publication.unpublish('post', { by: 'ada', now: at(9) });
    expect([...data.dirty]).toEqual(['posts']);
  });

  test('reading and restoring make nothing dirty', async () => {
    const data = await withPost(createMemoryData());
    data.tables.users.replace(data.tables.users.rows());
    expect(data.dirty.has('users')).toBe(false);
    data.dirty.clear();
    await readEverything(data);
    expect([...data.dirty]).toEqual([]);
  });
});

const filledTables = ({ tables }: MemoryData) =>
  tableNames.filter((name) => tables[name].rows().length > 0).toSorted();

async function someone(data: MemoryData) {
  const row = await data.users.byId('ada');
  if (!row) throw new Error('Ada is not there.');
  return row;
}

function postOf(authorId: string) {
  const { content: _content, ...post } = newPost(`post-of-${authorId}`, { authorId });
  return { ...post, ...newPostColumns };
}

test('open reports are counted up to the number that a moderator sees', async () => {
  const { tables, reports } = withExampleRows(createMemoryData());
  const numbers = Array.from({ length: apiLimits.countedReports + 5 }, (_, at) => `${at}`);
  tables.reportSubjects.replace(
    exampleRows.reportSubjects.flatMap((row) => numbers.map((id) => ({ ...row, id }))),
  );
  tables.reports.replace(
    exampleRows.reports.flatMap((row) => numbers.map((id) => ({ ...row, subjectId: id }))),
  );
  expect((await reports.pending('admin')).count).toBe(apiLimits.countedReports + 1);
});
