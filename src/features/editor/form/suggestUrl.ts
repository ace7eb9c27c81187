const longest = 80;

/** An address made of a title: small letters, digits and hyphens. */
export function suggestUrl(title: string) {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  let url = '';
  for (const word of words) {
    const longer = url === '' ? word : `${url}-${word}`;
    if (longer.length > longest) break;
    url = longer;
  }
  return url;
}
