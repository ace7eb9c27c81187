import { normalizeUsername } from '../usernames';

type MentionPart = { text: string; username: string | null };

// The characters before it exclude e-mail addresses and the paths of web addresses.
const mentions = /(?<![\p{L}\p{M}\p{N}._%+@/-])@([\p{L}\p{M}\p{Nd}._-]+)/gu;
/** A dot or hyphen at the end belongs to the sentence. */
const sentenceEnd = /[.-]$/;

/** The form in which mentions and usernames are compared. */
export const usernameKey = (username: string) => normalizeUsername(username).toLowerCase();

function withoutSentenceEnd(found: string) {
  let name = found;
  while (sentenceEnd.test(name)) name = name.slice(0, -1);
  return name;
}

/** Splits plain text of a comment at its mentions. Joined, the parts are the text. */
export function mentionParts(text: string): MentionPart[] {
  const parts: MentionPart[] = [];
  let end = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(mentions)) {
    const username = withoutSentenceEnd(name);
    // `@name@example.org` is an address at another site.
    if (username === '' || text[index + found.length] === '@') continue;
    if (index > end) parts.push({ text: text.slice(end, index), username: null });
    end = index + 1 + username.length;
    parts.push({ text: text.slice(index, end), username });
  }
  if (end < text.length) parts.push({ text: text.slice(end), username: null });
  return parts;
}
