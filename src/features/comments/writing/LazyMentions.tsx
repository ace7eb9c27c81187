import { lazyPart } from '@/lib/browser/lazyPart';

/** Suggestions for mentions, which load with the first @. */
export const LazyMentions = lazyPart({
  load: async () => (await import('./MentionSuggestions')).MentionSuggestions,
});
