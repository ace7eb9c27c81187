/**
 * All parts of one or two characters. An index of them finds short terms and scripts without spaces,
 * for which trigrams don't work.
 */
export function textPairs(text: string): string[] {
  const characters = Array.from(text);
  const parts = new Set(characters);
  for (const [at, next] of characters.slice(1).entries()) parts.add(`${characters[at]}${next}`);
  return [...parts];
}
