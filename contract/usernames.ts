/** Full-width, ligature and other compatibility forms become ordinary characters. */
export function normalizeUsername(username: string) {
  return username.normalize('NFKC').trim();
}

/** The number of characters as people count them: a letter outside the basic plane is one. */
export function usernameLength(username: string) {
  return Array.from(normalizeUsername(username)).length;
}

// Default_Ignorable_Code_Point: nothing is drawn for these characters, and some are letters or marks.
const characters =
  /^(?:[\p{Nd}._-]|(?!\p{Default_Ignorable_Code_Point})\p{L}(?:(?!\p{Default_Ignorable_Code_Point})\p{M}){0,3})*$/u;

/** Letters of any script with their marks, digits, dots, underscores and hyphens. */
export function hasUsernameCharacters(username: string) {
  return characters.test(normalizeUsername(username));
}
