import type { SummarySource } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import { apiError, isApiError } from '@/lib/apiError';

export type Summary = { title: string; summary: string; sources: SummarySource[] };

/**
 * A summary with what is said about it. An answer without one is no failure that anybody is told of;
 * what breaks in any other way than a call's own is said in its own words.
 */
export async function readSummary(ask: () => Promise<Summary>) {
  try {
    const { title, summary, sources } = await ask();
    return { summary: { title, summary, sources }, message: postTexts.summarised };
  } catch (thrown) {
    if (!isApiError(thrown)) throw apiError('unreadable', { message: postTexts.summaryBroke });
    if (thrown.kind === 'unreadable') return { summary: null };
    throw thrown;
  }
}
