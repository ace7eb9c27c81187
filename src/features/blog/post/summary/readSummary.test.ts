import { postTexts } from '@contract/texts/postTexts';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { readSummary } from './readSummary';

const summary = { title: 'T', summary: 'S.', sources: [{ sentence: 'S.', blockId: 'b' }] };

test('a summary comes with the words that announce it', async () => {
  expect(await readSummary(() => Promise.resolve(summary))).toEqual({
    summary,
    message: postTexts.summarised,
  });
});

test('an answer without a summary is passed over in silence', async () => {
  const answer = await readSummary(() => Promise.reject(apiError('unreadable')));
  expect(answer).toEqual({ summary: null });
});

test('a refusal keeps what the server said', async () => {
  const refusal = apiError('refused', { status: 429, message: 'Later, please.' });
  await expect(readSummary(() => Promise.reject(refusal))).rejects.toEqual(refusal);
});

test('what breaks otherwise is said in its own words', async () => {
  const broken = readSummary(() => Promise.reject(new TypeError('broken')));
  await expect(broken).rejects.toMatchObject({ message: postTexts.summaryBroke });
});
