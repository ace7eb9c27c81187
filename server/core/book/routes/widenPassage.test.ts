import { expect, test } from 'vitest';
import { contentOf, createScenario, postBody } from '../../testing/createScenario';

const text = 'Rain becomes slow and sociable. A retired surveyor counts the drops.';

/** A post, and a passage of it with a note under a heading. */
async function keepPart() {
  const scenario = await createScenario();
  const { author, reader } = scenario;
  const body = postBody({ url: 'rain', title: 'On rain', content: contentOf(text) });
  const { newBlog } = await author.client.ok('createPost', { body });
  const { client } = reader;
  const { heading } = await client.ok('addHeading', { body: { title: 'Weather' } });
  const words = { postId: newBlog._id, blockId: 'block-1' };
  const others = { note: 'For the talk.', headingId: heading._id };
  const { passage } = await client.ok('addPassage', {
    body: { ...words, ...others, quote: 'becomes slow and sociable' },
  });
  const list = async () => (await client.ok('listPassages', { query: {} })).passages;
  return { scenario, client, heading, words, passage, list };
}

test('wider words replace those of a passage, whose note and heading stay', async () => {
  const { client, words, passage, heading, list } = await keepPart();
  const quote = 'Rain becomes slow and sociable. A retired surveyor';
  const body = { ...words, quote, widens: passage._id, note: 'Another', headingId: null };
  const answer = await client.call('addPassage', { body });
  expect(answer.status).toBe(200);
  expect(await list()).toMatchObject([
    {
      _id: passage._id,
      quote,
      before: '',
      after: ' counts the drops.',
      note: 'For the talk.',
      headingId: heading._id,
      state: 'unchanged',
    },
  ]);
});

test('words that don’t contain those of the passage are a passage of their own', async () => {
  const { client, words, passage, list } = await keepPart();
  const body = { ...words, quote: 'A retired surveyor', widens: passage._id };
  await client.ok('addPassage', { body });
  expect(await list()).toMatchObject([
    { quote: 'A retired surveyor', note: '' },
    { _id: passage._id, quote: 'becomes slow and sociable', note: 'For the talk.' },
  ]);
});

test('a passage that was removed meanwhile, or that is somebody else’s, is not widened', async () => {
  const { scenario, client, words, passage, list } = await keepPart();
  const body = { ...words, quote: text, widens: passage._id };
  await scenario.newbie.client.ok('addPassage', { body });
  expect(await list()).toMatchObject([{ quote: 'becomes slow and sociable' }]);
  await client.ok('deletePassage', { params: { id: passage._id } });
  await client.ok('addPassage', { body });
  expect(await list()).toMatchObject([{ quote: text, note: '' }]);
});
