import { postTexts } from '@contract/texts/postTexts';
import { expect, test } from 'vitest';
import { apiError } from '@/lib/apiError';
import { readSummary } from './readSummary';

const summary = { title: 'T', summary: 'S.', sources: [{ sentence: 'S.', blockId: 'b' }] };

test('returns the summary with its success message', async () => {
  expect(await readSummary(() => Promise.resolve(summary))).toEqual({
    summary,
    message: postTexts.summarised,
  });
});

test('returns no summary and no message if the response has none', async () => {
  const answer = await readSummary(() => Promise.reject(apiError('unreadable')));
  expect(answer).toEqual({ summary: null });
});

test('keeps the message of an API error', async () => {
  const error = apiError('refused', { status: 429, message: 'Later, please.' });
  await expect(readSummary(() => Promise.reject(error))).rejects.toEqual(error);
});

test('an exception has its own message', async () => {
  const broken = readSummary(() => Promise.reject(new TypeError('broken')));
  await expect(broken).rejects.toMatchObject({ message: postTexts.summaryBroke });
});
