import { commentTexts } from '@contract/texts/commentTexts';
import type { KeyboardEvent } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { classes } from '@/ui/classes';
import { inputClasses } from '@/ui/TextField';

/** Ctrl+Enter, or Command+Enter on a Mac: the shortcut that sends a comment. */
export function isControlEnter({ key, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Enter' && (ctrlKey || metaKey);
}

/** A box of 24 units that grows with its text, to at most half of the screen. */
export const commentBoxClasses = classes(
  inputClasses,
  'field-sizing-content max-h-[50dvh] min-h-24 resize-y',
);

/** Beside the buttons of the box, where it moves nothing. */
export function MarkdownHint({ id }: { id: string }) {
  return (
    <p id={id} className="min-w-0 flex-1 basis-60 text-sm text-quiet">
      {commentTexts.markdownHint}
    </p>
  );
}

/** Suggestions for mentions, which load with the first @. */
export const LazyMentions = lazyPart({
  load: async () => (await import('./MentionSuggestions')).MentionSuggestions,
});

/** Only for those whose comment waits. */
export const LazyQueuedNote = lazyPart({
  load: async () => (await import('./QueuedNote')).QueuedNote,
});
