import * as v from 'valibot';
import { nextTask } from '@/lib/browser/whenQuiet';

/** The call that the script in index.html has started before the app was loaded. */
const earlyCall = v.object({
  key: v.string(),
  answer: v.custom<Promise<unknown>>((value) => value instanceof Promise),
});

/**
 * The data of the early call, if it is this one and succeeded; undefined otherwise, and then the call
 * is made as usual. An early call is used once.
 */
export async function takeEarlyAnswer(key: string): Promise<unknown> {
  if (typeof window === 'undefined' || !('earlyCall' in window)) return undefined;
  const parsed = v.safeParse(earlyCall, window.earlyCall);
  if (!parsed.success || parsed.output.key !== key) return undefined;
  window.earlyCall = null;
  try {
    const answer = await parsed.output.answer;
    // Often it has arrived before the app: reading it makes a task of its own.
    await nextTask();
    return answer ?? undefined;
  } catch {
    return undefined;
  }
}
