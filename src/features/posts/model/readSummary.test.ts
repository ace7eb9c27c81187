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

test.each(['unreadable', 'refused'] as const)(
  'returns no summary and no message for an answer with neither (%s)',
  async (kind) => {
    const answer = await readSummary(() => Promise.reject(apiError(kind)));
    expect(answer).toEqual({ summary: null });
  },
);

test.each([
  { status: 429, message: 'Later, please.' },
  { status: null, message: 'Later, please.' },
  { status: 400, message: null },
])('keeps an API error with %j', async (details) => {
  const error = apiError('refused', details);
  await expect(readSummary(() => Promise.reject(error))).rejects.toEqual(error);
});

test('an exception has its own message', async () => {
  const broken = readSummary(() => Promise.reject(new TypeError('broken')));
  await expect(broken).rejects.toMatchObject({ message: postTexts.summaryBroke });
});
