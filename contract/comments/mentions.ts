import { usernameKey } from './mentionParts';
import type { CommentBlock } from './readBlocks';
import type { CommentInline } from './readInline';

/** Each mention as the keys of the usernames that it can mean, the longest first. */
export type Mentions = readonly (readonly string[])[];

/** How many different people a comment links to and notifies. */
const mostMentions = 10;

function* mentionsIn(parts: readonly CommentInline[]): Generator<readonly string[]> {
  for (const part of parts) {
    if (part.kind === 'mention') yield part.names;
    else if ('children' in part) yield* mentionsIn(part.children);
  }
}

/**
 * The mentions of a comment in their order. Only the first `mostMentions` names count, without the dots and hyphens at
 * their ends. Whether they exist is not checked. Code, links and e-mail addresses mention no person.
 */
export function mentionsOf(blocks: readonly CommentBlock[]): Mentions {
  const shortest = new Set<string>();
  const found = new Map<string, string[]>();
  for (const block of blocks) {
    if (block.kind === 'code') continue;
    for (const names of mentionsIn(block.children)) {
      const keys = names.map(usernameKey);
      shortest.add(keys.at(-1) ?? '');
      if (shortest.size > mostMentions) return [...found.values()];
      found.set(keys[0] ?? '', keys);
    }
  }
  return [...found.values()];
}

/** The keys of the usernames that are meant, of those that exist. */
export function meantKeys(mentions: Mentions, exists: (key: string) => boolean): string[] {
  const keys = mentions.flatMap((possible) => possible.find(exists) ?? []);
  return [...new Set(keys)];
}
