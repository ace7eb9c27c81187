import { usernameKey } from './mentionParts';
import { parseComment } from './parseComment';
import type { CommentInline } from './readInline';

/** A comment links to and tells so many different people. */
const mostMentions = 10;

function* mentionsIn(parts: readonly CommentInline[]): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'mention') yield part.username;
    else if ('children' in part) yield* mentionsIn(part.children);
  }
}

/**
 * The usernames that a comment mentions, as `usernameKey`: the first `mostMentions` different ones, in
 * their order. Whether they exist is not checked. Code, links and e-mail addresses mention no person.
 */
export function mentionedUsernames(comment: string): string[] {
  const keys = new Set<string>();
  for (const block of parseComment(comment)) {
    if (block.kind === 'code') continue;
    for (const username of mentionsIn(block.children)) {
      keys.add(usernameKey(username));
      if (keys.size === mostMentions) return [...keys];
    }
  }
  return [...keys];
}
