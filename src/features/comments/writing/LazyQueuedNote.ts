import { lazyPart } from '@/lib/browser/lazyPart';

/** Only for those whose comment waits. */
export const LazyQueuedNote = lazyPart({
  load: async () => (await import('./QueuedNote')).QueuedNote,
});
