const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML 1.0 has no form for these, not even an escaped one. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Writes text for XML or HTML, in content and in attributes. */
export function escapeXml(text: string) {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
