import { expect, test } from 'vitest';
import { plainLines, plainText } from './plainText';

test.each([
  ['<b>bold</b>, <i>italic</i> and R&amp;D', 'bold, italic and R&D'],
  ['one<br>two<p>three</p>four<td>five', 'one two three four five'],
  ['  much \n\t white&nbsp;space ', 'much white space'],
  ['5 < 6 > 4, I </3 you, <3', '5 < 6 > 4, I </3 you, <3'],
  ['&lt;b&gt; is a tag', '<b> is a tag'],
  ['a<!-- b -->c<script>d</script>e<svg><text>f</text></svg>g', 'aceg'],
  ['a<iframe src="x">b</iframe>c', 'ac'],
  ['<unknown title="a>b">c</unknown>', 'c'],
  ['in\u200bvisible\u0085', 'in\u200bvisible'],
])('the text of %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('texts of several parts are lines, without empty ones', () => {
  expect(plainLines(['<b>a</b>', '<br>', '', 'b'])).toBe('a\nb');
});
