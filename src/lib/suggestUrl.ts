import { editorLimits } from '@contract/document/editorLimits';

/** Marks on letters that are also readable without them. In other scripts, a mark makes another letter. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** A url made from a title: lower-case letters, digits and hyphens. */
export function suggestUrl(title: string) {
  const plain = title.normalize('NFKD').replaceAll(accents, '').normalize('NFC').toLowerCase();
  const words = plain.replaceAll(/['’]/g, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let url = '';
  for (const word of words) {
    const longer = url === '' ? word : `${url}-${word}`;
    if (longer.length > editorLimits.urlAdvice) break;
    url = longer;
  }
  return url;
}
