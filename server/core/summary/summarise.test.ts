import { array, assert, asyncProperty, string } from 'fast-check';
import { expect, test } from 'vitest';
import { summarise } from './summarise';

const post = [
  'Compost is the cheapest way to feed a garden. A heap needs green waste and brown waste in equal parts.',
  'My neighbour owns a red bicycle that he never rides. Green waste brings nitrogen to the heap, and brown waste brings carbon.',
  'Turn the heap every two weeks so that air reaches the waste inside. The weather on Tuesday was grey.',
  'A heap that smells has too much green waste; add brown waste until it stops. After six months the compost is dark and ready for the garden.',
  'Spread the compost on the garden in spring, before you sow. Somebody once text me a long joke about trains.',
].map((text, at) => ({ blockId: `b${at + 1}`, text }));

test('a summary has three to five sentences of the post, in order, with their blocks', async () => {
  const summary = summarise('How to make compost for the garden', post);
  expect(summary.length).toBeGreaterThanOrEqual(3);
  expect(summary.length).toBeLessThanOrEqual(5);
  const whole = post.map(({ text }) => text).join(' ');
  const places = summary.map(({ sentence }) => whole.indexOf(sentence));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const { sentence, blockId } of summary) {
    expect(post.find((block) => block.blockId === blockId)?.text).toContain(sentence);
  }
});

test('picks sentences about the topic and leaves out digressions', async () => {
  const summary = summarise('How to make compost for the garden', post);
  const text = summary.map(({ sentence }) => sentence).join(' ');
  expect(text).toMatch(/waste|compost/);
  expect(text).not.toMatch(/bicycle|joke|Tuesday/);
});

test('is deterministic', async () => {
  expect(summarise('Compost', post)).toEqual(summarise('Compost', post));
});

test('returns all sentences of a short post, and none of an empty one', async () => {
  const short = [{ blockId: 'a', text: 'Only this. And that.' }];
  expect(summarise('Short', short)).toEqual([
    { sentence: 'Only this.', blockId: 'a' },
    { sentence: 'And that.', blockId: 'a' },
  ]);
  expect(summarise('Empty', [])).toEqual([]);
});

test('a repeated sentence appears once', async () => {
  const line = 'Green waste brings nitrogen to the compost heap in the garden.';
  const blocks = [
    { blockId: 'a', text: `${line} ${line} ${line}` },
    { blockId: 'b', text: 'Turn the heap every two weeks so that air comes in.' },
  ];
  const summary = summarise('Compost', blocks);
  expect(summary.filter(({ sentence }) => sentence === line)).toHaveLength(1);
});

test('returns at most five sentences for any text', async () => {
  await assert(
    asyncProperty(array(string({ unit: 'grapheme' }), { maxLength: 8 }), async (texts) => {
      const blocks = texts.map((text, at) => ({ blockId: String(at), text }));
      expect(summarise(texts[0] ?? '', blocks).length).toBeLessThanOrEqual(5);
    }),
    { seed: 20_260_302, numRuns: 200 },
  );
});

test('ranks only the first 300 sentences, even if later ones fit the title better', async () => {
  const blocks = Array.from({ length: 3000 }, (_, at) => ({
    blockId: String(at),
    text: `Sentence number ${at} speaks about ${at < 300 ? 'gardens' : 'compost and heaps'} at length.`,
  }));
  const summary = summarise('Compost heaps', blocks);
  expect(summary.length).toBeGreaterThan(0);
  expect(summary.filter(({ blockId }) => Number(blockId) >= 300)).toEqual([]);
});

test('a long run of full stops is one sentence', async () => {
  const text = '.'.repeat(1_000_000);
  expect(summarise('Points', [{ blockId: 'a', text }])).toEqual([{ sentence: text, blockId: 'a' }]);
});
