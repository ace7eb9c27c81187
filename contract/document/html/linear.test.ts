import { expect, test } from 'vitest';
import { passedCharacters } from '../testing/passedCharacters';
import { tokenizeHtml } from './tokenizeHtml';

/** Reads all tokens. */
function tokenize(html: string) {
  let length = 0;
  for (const { source } of tokenizeHtml(html)) ({ length } = source);
  expect(length).toBeGreaterThan(0);
}

const parts = [
  '< |<a |<!--|<!|<?|</|</a|<![CDATA[|&|"|>|-|=|<a href=|<a href="|<a>|</a>|<a b|<a/|x ',
  '<script>|</script|<style|<svg>|<plaintext>|<!-->|<a b="c">|<a b=c d e="f" />|<|\'| ',
].flatMap((list) => list.split('|'));

test('the tokenizer passes at most four times over a long row of the same text', () => {
  for (const part of parts) {
    for (const start of ['', '<a ', '<a b="', '<!--', '<script>']) {
      const html = start + part.repeat(2000);
      expect(
        passedCharacters(() => tokenize(html)),
        `after "${start}", "${part}"`,
      ).toBeLessThanOrEqual(4 * html.length);
    }
  }
});
