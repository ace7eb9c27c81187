import { brokenRule } from './failure';

const number = new Intl.NumberFormat('en-GB');

/** Throws 422 when a text is longer than what lists and screens can bear. */
export function checkLengths(
  texts: Readonly<Record<string, string>>,
  most: Readonly<Record<string, number>>,
) {
  for (const [name, text] of Object.entries(texts)) {
    const limit = most[name] ?? Number.POSITIVE_INFINITY;
    if (text.length > limit) {
      throw brokenRule(`This is too long: ${number.format(limit)} characters at most.`, name);
    }
  }
}
