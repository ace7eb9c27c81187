const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** Writes text between tags of HTML, with the entities that browsers use in `innerHTML`. */
export function escapeHtmlText(text: string) {
  return text.replaceAll(/[&<>\u00a0]/g, (character) => htmlEntities[character] ?? '');
}

/** Writes text as the value of an HTML attribute in double quotes, as browsers do. */
export function escapeHtmlAttribute(text: string) {
  return text.replaceAll(/[&<>"\u00a0]/g, (character) => htmlEntities[character] ?? '');
}

/** XML 1.0 has no form for these, not even an escaped one. */
const forbiddenInXml = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

// XML has no `&nbsp;`.
const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes text for XML, between tags and in attributes. */
export function escapeXml(text: string) {
  return text
    .replaceAll(forbiddenInXml, '')
    .replaceAll(/[&<>"']/g, (character) => xmlEntities[character] ?? '');
}

/** Makes text of HTML safe that already has entities. */
export function escapeTextSource(source: string) {
  return source.replaceAll('<', '&lt;');
}

/** Makes the value of an HTML attribute safe that already has entities. */
export function escapeAttributeSource(source: string) {
  return source.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
