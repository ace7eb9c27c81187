import type { SummarySource } from '@contract/entities';
import { postTexts } from '@contract/texts/postTexts';
import { type ApiError, apiError, isApiError } from '@/lib/apiError';

export type Summary = { title: string; summary: string; sources: SummarySource[] };

/** Whether an answer has arrived that has neither a summary nor a message. */
const isEmptyAnswer = ({ kind, status, message }: ApiError) =>
  kind === 'unreadable' || (kind === 'refused' && status === null && message === null);

/**
 * A summary and its success message. A response without a summary is ignored without a message;
 * an exception that isn't an API error has its own message.
 */
export async function readSummary(request: () => Promise<Summary>) {
  try {
    const { title, summary, sources } = await request();
    return { summary: { title, summary, sources }, message: postTexts.summarised };
  } catch (thrown) {
    if (!isApiError(thrown)) throw apiError('unreadable', { message: postTexts.summaryBroke });
    if (isEmptyAnswer(thrown)) return { summary: null };
    throw thrown;
  }
}
