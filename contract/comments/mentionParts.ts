import { normalizeUsername } from '../usernames';

/** `names`: the usernames that it can mean, the longest first; null if it mentions no person. */
type MentionPart = { text: string; names: readonly string[] | null };

/** How many dots and hyphens at the end of a mention can belong to the name. */
const mostSigns = 32;

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

/** The names that a mention can mean: the longest that exists is meant. */
function possibleNames(name: string) {
  const shortest = withoutSentenceEnd(name);
  if (shortest === '') return [];
  const signs = Math.min(name.length - shortest.length, mostSigns);
  return Array.from({ length: signs + 1 }, (_, at) => name.slice(0, shortest.length + signs - at));
}

/** Splits plain text of a comment at its mentions. Joined, the parts are the text. */
export function mentionParts(text: string): MentionPart[] {
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(mentions)) {
    const names = possibleNames(name);
    const [longest] = names;
    // `@name@example.org` is an address at another site.
    if (longest === undefined || text[index + found.length] === '@') continue;
    if (index > end) parts.push({ text: text.slice(end, index), names: null });
    end = index + 1 + longest.length;
    parts.push({ text: text.slice(index, end), names });
  }
  if (end < text.length) parts.push({ text: text.slice(end), names: null });
  return parts;
}

/** The keys of the usernames that the mention at the start of a text can mean, the longest first. */
export const keysAtStart = (text: string) => (mentionParts(text)[0]?.names ?? []).map(usernameKey);
