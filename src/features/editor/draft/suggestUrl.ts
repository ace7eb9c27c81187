import { editorLimits } from '@contract/document/editorLimits';

/** A url made from a title: lower-case letters, digits and hyphens. */
export function suggestUrl(title: string) {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  let url = '';
  for (const word of words) {
    const longer = url === '' ? word : `${url}-${word}`;
    if (longer.length > editorLimits.urlAdvice) break;
    url = longer;
  }
  return url;
}
