import { lazyPart } from '@/lib/browser/lazyPart';

/** Only for those whose comment waits. */
export const LazyWaitingNote = lazyPart({
  load: async () => (await import('./WaitingNote')).WaitingNote,
});
