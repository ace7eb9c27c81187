import { expect, test, vi } from 'vitest';
import { tokenizeHtml } from './tokenizeHtml';

/** How many characters the searches of the tokenizer pass over. */
function passedCharacters(html: string) {
  let passed = 0;
  const { exec } = RegExp.prototype;
  const { indexOf } = String.prototype;
  const onExec = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (
    this: RegExp,
    text,
  ) {
    const from = this.lastIndex;
    const found = exec.call(this, text);
    passed += (found ? found.index + 1 : text.length) - from;
    return found;
  });
  const onIndexOf = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
    this: string,
    mark,
    from = 0,
  ) {
    const found = indexOf.call(this, mark, from);
    passed += (found < 0 ? this.length : found + 1) - from;
    return found;
  });
  let length = 0;
  for (const { source } of tokenizeHtml(html)) ({ length } = source);
  onExec.mockRestore();
  onIndexOf.mockRestore();
  expect(length).toBeGreaterThan(0);
  return passed;
}

const parts = [
  '< |<a |<!--|<!|<?|</|</a|<![CDATA[|&|"|>|-|=|<a href=|<a href="|<a>|</a>|<a b|<a/|x ',
  '<script>|</script|<style|<svg>|<plaintext>|<!-->|<a b="c">|<a b=c d e="f" />|<|\'| ',
].flatMap((list) => list.split('|'));

test.each(parts)('the tokenizer passes at most three times over a long row of %j', (part) => {
  for (const start of ['', '<a ', '<a b="', '<!--', '<script>']) {
    const html = start + part.repeat(2000);
    expect(passedCharacters(html)).toBeLessThanOrEqual(3 * html.length + 20);
  }
});
