import { normalizeUsername } from '../usernames';
import { parseComment } from './parseComment';
import type { CommentInline } from './readInline';

/** A comment links to and tells so many different people. */
const mostMentions = 10;
const mostSigns = 32;

type MentionPart = { text: string; username: string | null };

// The characters before it exclude e-mail addresses and the paths of web addresses.
const mentions = /(?<![\p{L}\p{M}\p{N}._%+@/-])@([\p{L}\p{M}\p{Nd}._-]+)/gu;
/** A dot or hyphen at the end can be part of the name, or belong to the sentence. */
const sentenceEnd = /[.-]$/;

/** The form in which mentions and usernames are compared. */
export const usernameKey = (username: string) => normalizeUsername(username).toLowerCase();

function withoutSentenceEnd(found: string) {
  let name = found;
  while (sentenceEnd.test(name)) name = name.slice(0, -1);
  return name;
}

type Mention = { index: number; names: string[] };

/** The mentions in plain text, each with the names that it can mean: the longest that exists is meant. */
function findMentions(text: string): Mention[] {
  return Array.from(text.matchAll(mentions)).flatMap(({ 0: found, 1: name = '', index }) => {
    const shortest = withoutSentenceEnd(name);
    // `@name@example.org` is an address at another site.
    if (shortest === '' || text[index + found.length] === '@') return [];
    const signs = Math.min(name.length - shortest.length, mostSigns);
    const lengths = Array.from({ length: signs + 1 }, (_, at) => shortest.length + signs - at);
    return [{ index, names: lengths.map((length) => name.slice(0, length)) }];
  });
}

/** The keys of the usernames that the mention at the start of a text can mean, the longest first. */
export function keysAtStart(text: string): string[] {
  const [first] = findMentions(text);
  return first?.index === 0 ? first.names.map(usernameKey) : [];
}

/** Splits plain text of a comment at its mentions of these usernames. Joined, the parts are the text. */
export function mentionParts(text: string, usernames: readonly string[]): MentionPart[] {
  const byKey = new Map(usernames.map((username) => [usernameKey(username), username]));
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { index, names } of findMentions(text)) {
    const name = names.find((possible) => byKey.has(usernameKey(possible)));
    if (name === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index), username: null });
    end = index + 1 + name.length;
    parts.push({ text: text.slice(index, end), username: byKey.get(usernameKey(name)) ?? null });
  }
  if (end < text.length) parts.push({ text: text.slice(end), username: null });
  return parts;
}

/** Words of links and code mention no person. */
function* textsOf(parts: readonly CommentInline[]): Generator<string> {
  for (const part of parts) {
    if (part.kind === 'text') yield part.text;
    else if (part.kind === 'strong' || part.kind === 'em') yield* textsOf(part.children);
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
    for (const text of textsOf(block.children)) {
      for (const { names } of findMentions(text)) {
        const keys = names.map(usernameKey);
        shortest.add(keys.at(-1) ?? '');
        if (shortest.size > mostMentions) return [...found.values()];
        found.set(keys[0] ?? '', keys);
      }
    }
  }
  return [...found.values()];
}

/** The keys of the usernames that a comment mentions, of those that exist. */
export function mentionedKeys(comment: string, exists: (key: string) => boolean): string[] {
  const keys = possibleMentions(comment).flatMap((possible) => possible.find(exists) ?? []);
  return [...new Set(keys)];
}
