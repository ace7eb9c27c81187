import { postMessages } from '@contract/texts/apiMessages';
import { scheduleTexts } from '@contract/texts/editorTexts';
import { emailRow, shownDocument } from '@server/data/testing/rows';
import { expect, test, vi } from 'vitest';
import { createScenario, postBody } from '../../testing/createScenario';
import { publishDue } from '../publishDue';

const minute = 60_000;
const day = 24 * 60 * minute;

async function createDraft(url = 'draft') {
  const scenario = await createScenario();
  const { api, author, visitor } = scenario;
  const body = postBody({ url, isPublished: false });
  const { newBlog } = await author.client.ok('createPost', { body });
  const params = { id: newBlog._id };
  const after = (time: number) => new Date(api.clock.now() + time).toISOString();
  return {
    ...scenario,
    params,
    after,
    schedule: (publishAt: string | null) =>
      author.client.ok('publishPost', { params, body: { publishAt } }),
    refused: (publishAt: string) =>
      author.client.refused('publishPost', { params, body: { publishAt } }),
    /** The stored post; the author's session has ended when the planned time comes. */
    stored: async () => (await api.rows('posts')).find(({ id }) => id === newBlog._id),
    read: async () => {
      const { postDetails } = await visitor.ok('readPost', { params: { url }, body: {} });
      return postDetails;
    },
    publishDue: () => publishDue(api.ports),
  };
}

test('a planned post is published at its time, not before', async () => {
  const { api, schedule, after, stored, read, publishDue } = await createDraft();
  const publishAt = after(day);
  const { blog, message } = await schedule(publishAt);
  expect(message).toBe(scheduleTexts.scheduled);
  expect(blog).toMatchObject({ isPublished: false, publishAt, publishedAt: null });
  api.clock.advance(day - minute);
  await publishDue();
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: Date.parse(publishAt) });
  // Late: no server ran at the planned time.
  api.clock.advance(5 * minute);
  await publishDue();
  const published = { isPublished: true, publishAt: null, publishedAt: publishAt };
  expect(await read()).toMatchObject(published);
  expect(await api.rows('letters')).toEqual([]);
});

test('more posts than one batch are published', async () => {
  const { api, author, after, publishDue } = await createDraft();
  const publishAt = after(minute);
  for (let number = 0; number < 45; number += 1) {
    const body = postBody({ url: `planned-${number}`, isPublished: false });
    const { newBlog } = await author.client.ok('createPost', { body });
    const params = { id: newBlog._id };
    await author.client.ok('publishPost', { params, body: { publishAt } });
  }
  api.clock.advance(2 * minute);
  await publishDue();
  const posts = await api.rows('posts');
  expect(posts.filter(({ url }) => url.startsWith('planned-'))).toHaveLength(45);
  expect(posts.filter(({ isPublished, url }) => !isPublished && url !== 'draft')).toEqual([]);
});

test('posts that fail do not keep later ones waiting', async () => {
  const { api, author, after, publishDue } = await createDraft();
  for (let number = 0; number < 22; number += 1) {
    const body = postBody({ url: `planned-${number}`, isPublished: false });
    const { newBlog } = await author.client.ok('createPost', { body });
    const publishAt = after(minute * (number + 1));
    await author.client.ok('publishPost', { params: { id: newBlog._id }, body: { publishAt } });
  }
  const { publication } = api.ports.data;
  const planned = await publication.due({ now: api.clock.now() + day, take: 21 });
  const failing = new Set(planned.map(({ id }) => id));
  api.ports.data = {
    ...api.ports.data,
    publication: {
      ...publication,
      async carryOut(plan, given) {
        if (failing.has(plan.id)) throw new Error('The disk is full.');
        return publication.carryOut(plan, given);
      },
    },
  };
  api.clock.advance(day);
  await publishDue();
  expect(api.reported.splice(0)).toHaveLength(21);
  const isPublished = Object.fromEntries(
    (await api.rows('posts')).map((post) => [post.url, post.isPublished]),
  );
  expect(isPublished).toMatchObject({
    'planned-0': false,
    'planned-20': false,
    'planned-21': true,
  });
});

test('publishing now, and taking it back, end the plan', async () => {
  const { author, api, schedule, after, stored, params, publishDue } = await createDraft();
  await schedule(after(day));
  const { message } = await author.client.ok('unschedulePost', { params });
  expect(message).toBe(scheduleTexts.takenBack);
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: null });
  await schedule(after(day));
  expect((await schedule(null)).message).toBe(postMessages.published);
  const publishedAt = api.clock.now();
  api.clock.advance(2 * day);
  await publishDue();
  expect(await stored()).toMatchObject({ isPublished: true, publishedAt });
});

test('of a post that was published meanwhile there is no plan to take back', async () => {
  const { api, author, schedule, after, params, stored, publishDue } = await createDraft();
  // Of a draft without a plan neither.
  await author.client.ok('unschedulePost', { params });
  await schedule(after(day));
  await publishDue();
  const { publication } = api.ports.data;
  const plan = { id: params.id, publishAt: Date.parse(after(day)) };
  // The sweep comes between the call and its statement.
  vi.spyOn(publication, 'takeBack').mockImplementationOnce(async (...given) => {
    const letter = emailRow('unused', { createdAt: plan.publishAt });
    await publication.carryOut(plan, { document: shownDocument, letter });
    return publication.takeBack(...given);
  });
  const answer = await author.client.call('unschedulePost', { params });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: scheduleTexts.isPublished,
    blog: { _id: params.id, isPublished: true, publishAt: null },
  });
  expect(await stored()).toMatchObject({ isPublished: true });
});

test('a plan can be changed', async () => {
  const { api, schedule, after, stored, publishDue } = await createDraft();
  await schedule(after(minute));
  const publishAt = after(2 * day);
  await schedule(publishAt);
  api.clock.advance(day);
  await publishDue();
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: Date.parse(publishAt) });
});

test.each([
  ['a time in the past', -minute, scheduleTexts.past],
  ['a time after more than a year', 367 * day, scheduleTexts.far],
])('%s is refused', async (_, time, message) => {
  const { refused, after } = await createDraft();
  expect(await refused(after(time))).toMatchObject({ status: 422, message, field: 'publishAt' });
});

test('a time that can’t be read is malformed, and one for a published post a conflict', async () => {
  const { refused, schedule, after } = await createDraft();
  expect((await refused('tomorrow')).status).toBe(400);
  await schedule(null);
  expect(await refused(after(day))).toMatchObject({
    status: 409,
    message: scheduleTexts.isPublished,
  });
});

test('an incomplete draft can’t be planned', async () => {
  const { author, after } = await createDraft();
  const body = { ...postBody({ url: 'incomplete', isPublished: false }), metaDescription: '' };
  const { newBlog } = await author.client.ok('createPost', { body });
  const call = { params: { id: newBlog._id }, body: { publishAt: after(day) } };
  expect((await author.client.refused('publishPost', call)).status).toBe(422);
});

test('a plan of an incomplete post or a blocked author leaves a draft, and a letter says so', async () => {
  const { api, author, schedule, after, params, stored, publishDue } = await createDraft();
  await schedule(after(day));
  const now = { title: '', updatedAt: api.clock.now() };
  await api.ports.data.posts.update(params.id, now, author.user.id);
  api.clock.advance(2 * day);
  await publishDue();
  expect(await stored()).toMatchObject({ isPublished: false, publishAt: null });
  await api.settled();
  expect(api.mail.outbox.at(-1)).toMatchObject({ subject: 'Your post was not published' });
});

test('a post that can’t be checked keeps its plan and doesn’t stop the others', async () => {
  const { api, author, schedule, after, params, stored, publishDue } = await createDraft();
  await schedule(after(minute));
  const body = postBody({ url: 'second', isPublished: false });
  const { newBlog } = await author.client.ok('createPost', { body });
  const second = { params: { id: newBlog._id }, body: { publishAt: after(2 * minute) } };
  await author.client.ok('publishPost', second);
  api.clock.advance(day);
  const broken = vi.spyOn(api.ports.data.users, 'byId').mockRejectedValueOnce(new Error('Gone.'));
  await publishDue();
  expect(await stored()).toMatchObject({ isPublished: false });
  expect((await api.rows('posts')).find(({ id }) => id === newBlog._id)?.isPublished).toBe(true);
  broken.mockRestore();
  await publishDue();
  const rows = await api.rows('posts');
  expect(rows.find(({ id }) => id === params.id)?.isPublished).toBe(true);
});
