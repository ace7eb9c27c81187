const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const escapeWith = (pattern: RegExp) => (text: string) =>
  text.replaceAll(pattern, (character) => entities[character] ?? '');

/** Escapes text for an attribute, as browsers write it. */
export const escapeText = escapeWith(/[&<>"\u00a0]/g);

/** Escapes text between tags, as browsers write it. */
export const escapeContent = escapeWith(/[&<>\u00a0]/g);
