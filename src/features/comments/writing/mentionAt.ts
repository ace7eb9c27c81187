const mention = /(?<![\p{L}\p{M}\p{N}._%+@/-])@([\p{L}\p{M}\p{Nd}._-]{1,32})$/u;

/** The name that is being typed after an @ before the caret; null if there is none. */
export const nameBefore = (text: string, caret: number) =>
  mention.exec(text.slice(0, caret))?.[1] ?? null;

/** The text with the username instead of the name before the caret, and where the caret goes. */
export function withUsername(text: string, caret: number, username: string) {
  const start = caret - (nameBefore(text, caret)?.length ?? 0);
  const rest = text.slice(caret);
  const inserted = rest.startsWith(' ') ? username : `${username} `;
  return {
    text: text.slice(0, start) + inserted + rest,
    caret: start + username.length + 1,
  };
}
