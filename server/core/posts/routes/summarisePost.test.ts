import { postTexts } from '@contract/texts/postTexts';
import { expect, test } from 'vitest';
import { changedBody, contentOf, createScenario } from '../../testing/createScenario';
import { createExtractiveSummariser } from '../extractiveSummariser';

async function summarisingWorld(text: string) {
  const scenario = await createScenario();
  const { postId, api, reader } = scenario;
  const body = changedBody({ content: contentOf(text) });
  await scenario.author.client.ok('updatePost', { params: { id: postId }, body });
  const summariser = createExtractiveSummariser(api.ports.documents);
  api.ports.summariser = summariser;
  const summarise = () => reader.client.ok('summarisePost', { params: { id: postId } });
  return { ...scenario, summariser, summarise };
}

test('a user gets a summary with the block of each sentence', async () => {
  const { summarise } = await summarisingWorld(
    'We walked to the lake. <b>The lake</b> was cold &amp; clear. We swam in the lake all day.',
  );
  expect(await summarise()).toEqual({
    success: true,
    message: postTexts.summarised,
    title: 'A walk in the hills',
    summary: 'We walked to the lake. The lake was cold & clear. We swam in the lake all day.',
    sources: [
      { sentence: 'We walked to the lake.', blockId: 'block-1' },
      { sentence: 'The lake was cold & clear.', blockId: 'block-1' },
      { sentence: 'We swam in the lake all day.', blockId: 'block-1' },
    ],
  });
});

test('the summary of a post without sentences is its description', async () => {
  const { reader, postId } = await createScenario();
  const answer = await reader.client.ok('summarisePost', { params: { id: postId } });
  expect(answer).toMatchObject({ summary: 'Two days on foot.', sources: [] });
});

test('unpublished posts are not found', async () => {
  const { author, reader, postId } = await createScenario();
  const input = { params: { id: postId } };
  await author.client.ok('unpublishPost', { ...input, body: {} });
  expect((await reader.client.refused('summarisePost', input)).status).toBe(404);
});

test('the summary is made once until the post changes', async () => {
  const { api, author, postId, summariser, summarise } =
    await summarisingWorld('We walked to the lake.');
  const titles: string[] = [];
  api.ports.summariser = {
    summarise: (title, blocks) => {
      titles.push(title);
      return summariser.summarise(title, blocks);
    },
  };
  const first = await summarise();
  expect(await summarise()).toEqual(first);
  expect(titles).toHaveLength(1);
  api.clock.advance(1);
  const body = changedBody({ content: contentOf('We stayed at home.') });
  await author.client.ok('updatePost', { params: { id: postId }, body });
  expect((await summarise()).summary).toBe('We stayed at home.');
  expect(titles).toHaveLength(2);
});

test('a summary instead of that of a model which failed is made again after some minutes', async () => {
  const { api, summariser, summarise } = await summarisingWorld('We walked to the lake.');
  const asked: string[] = [];
  api.ports.summariser = {
    async summarise(title, blocks) {
      asked.push(title);
      return { ...(await summariser.summarise(title, blocks)), isFallback: asked.length === 1 };
    },
  };
  await summarise();
  await summarise();
  expect(asked).toHaveLength(1);
  // The first time it fails, the second time it doesn't.
  for (const minutes of [6, 6]) {
    api.clock.advance(minutes * 60_000);
    await summarise();
  }
  expect(asked).toHaveLength(2);
});

test('a summary that failed is not kept', async () => {
  const { api, reader, postId, summariser, summarise } =
    await summarisingWorld('We walked to the lake.');
  api.ports.summariser = { summarise: () => Promise.reject(new Error('No model')) };
  const failed = await reader.client.refused('summarisePost', { params: { id: postId } });
  expect(failed.status).toBe(500);
  api.ports.summariser = summariser;
  expect((await summarise()).summary).toBe('We walked to the lake.');
});
