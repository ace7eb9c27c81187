import { usernameKey } from './mentionParts';
import { parseComment } from './parseComment';
import type { CommentInline } from './readInline';

/** A comment links to and tells so many different people. */
const mostMentions = 10;

function* mentionsIn(parts: readonly CommentInline[]): Generator<readonly string[]> {
  for (const part of parts) {
    if (part.kind === 'mention') yield part.names;
    else if ('children' in part) yield* mentionsIn(part.children);
  }
}

/**
 * The mentions of a comment in their order, each as the keys of the usernames that it can mean, the longest first. Only
 * the first `mostMentions` names count, without the dots and hyphens at their ends. Whether they exist is not checked.
 * Code, links and e-mail addresses mention no person.
 */
export function possibleMentions(comment: string): string[][] {
  const shortest = new Set<string>();
  const found = new Map<string, string[]>();
  for (const block of parseComment(comment)) {
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

/** The keys of the usernames that a comment mentions, of those that exist. */
export function mentionedKeys(comment: string, exists: (key: string) => boolean): string[] {
  const keys = possibleMentions(comment).flatMap((possible) => possible.find(exists) ?? []);
  return [...new Set(keys)];
}
