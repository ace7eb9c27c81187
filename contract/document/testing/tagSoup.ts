import { array, constantFrom } from 'fast-check';

const words = (text: string) => text.split(' ');

const names = words(
  'a b p img br table td li iframe svg math script style title textarea noscript noembed noframes template select xmp mtext plaintext form foreignObject desc annotation-xml option details object',
);
const attributes = words(
  `href="javascript:x()" href=https://a.test/b src=x onerror=x() title=" title=' src="https://www.youtube.com/embed/abcdef" alt rel=opener target=_blank style=x`,
);
const marks = words(
  `< > / " ' = - ! ? \` a x 1 <!-- --> --!> <!--> <!---> <!x <?x <!doctype /> "> '>`,
);
const tags = names.flatMap((name) => [
  `<${name}`,
  `<${name}>`,
  `<${name} `,
  `</${name}>`,
  `</${name}`,
]);

/** Parts of tags in any order. */
export const tagSoup = array(
  constantFrom(...tags, ...attributes, ...marks, ...marks, ' ', '\n', '>', '>'),
  { maxLength: 30 },
).map((parts) => parts.join(''));
