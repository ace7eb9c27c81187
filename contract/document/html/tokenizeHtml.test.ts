import { expect, test } from 'vitest';
import { tokenizeHtml } from './tokenizeHtml';

/** The tokens in a short form: tags by name and attributes, other tokens by kind and source. */
function read(html: string) {
  return [...tokenizeHtml(html)].map((token) => {
    if (token.kind !== 'open' && token.kind !== 'close') return `${token.kind} ${token.source}`;
    const { kind, name, attributes, isSelfClosing } = token;
    const written = [...attributes].map(([key, value]) =>
      value === null ? key : `${key}=${value}`,
    );
    return [kind, name, ...written, ...(isSelfClosing ? ['/'] : [])].join(' ');
  });
}

test.each([
  ['a<b>c</b>d', ['text a', 'open b', 'text c', 'close b', 'text d']],
  ['<A HREF="X" Href=y>', ['open a href=X']],
  [`<a b c='1' d="2" e=3 f = 4>`, ['open a b c=1 d=2 e=3 f=4']],
  [`<a b="x>y" c='"'>`, [`open a b=x>y c="`]],
  ['<a b="1"c="2">', ['open a b=1 c=2']],
  ['<a b=https://a.test/?c=d&e>', ['open a b=https://a.test/?c=d&e']],
  ['<a b= >', ['open a b=']],
  ['<a =b ="c">', ['open a =b=c']],
  ['<a/b/c=1/>', ['open a b c=1/']],
  ['<br/><br /><br / >', ['open br /', 'open br /', 'open br']],
  ['</b c="d>e">f', ['close b c=d>e', 'text f']],
  ['<b<i>', ['open b<i']],
  ['<p\n\ttitle\n=\n"x"\n>', ['open p title=x']],
] as const)('tags and attributes of %j', (html, tokens) => {
  expect(read(html)).toEqual(tokens);
});

test.each([
  ['1 < 2 > 0', ['text 1 < 2 > 0']],
  ['I </3 you, <3', ['text I </3 you, <3']],
  ['a<', ['text a<']],
  ['a</', ['text a</']],
  ['a<b c="d', ['text a', 'text <b c="d']],
  ['a</b', ['text a', 'text </b']],
  ['a<!b', ['text a', 'text <!b']],
] as const)('what is no tag is text: %j', (html, tokens) => {
  expect(read(html)).toEqual(tokens);
});

test.each([
  ['<!-- a > b -->c', ['comment <!-- a > b -->', 'text c']],
  ['<!-->a-->', ['comment <!-->', 'text a-->']],
  ['<!--->a-->', ['comment <!--->', 'text a-->']],
  ['<!---->a', ['comment <!---->', 'text a']],
  ['<!-- --!>a', ['comment <!-- --!>', 'text a']],
  ['<!-- a', ['comment <!-- a']],
  ['<!doctype html>a', ['comment <!doctype html>', 'text a']],
  ['<?xml a?>b', ['comment <?xml a?>', 'text b']],
  ['<![CDATA[<b>]]>a', ['comment <![CDATA[<b>]]>', 'text a']],
  ['<![CDATA[<b>', ['comment <![CDATA[<b>']],
] as const)('comments, declarations and instructions: %j', (html, tokens) => {
  expect(read(html)).toEqual(tokens);
});

test.each(['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'])(
  'the content of %s ends only at its closing tag',
  (name) => {
    const content = `<b title="</${name}s>"></ ${name}>`;
    expect(read(`<${name}>${content}</${name.toUpperCase()} >a`)).toEqual([
      `open ${name}`,
      `raw ${content}`,
      `close ${name}`,
      'text a',
    ]);
    expect(read(`<${name}/>${content}`)).toEqual([`open ${name} /`, `raw ${content}`]);
  },
);

test('nothing ends a plaintext element', () => {
  expect(read('<plaintext><b></plaintext>')).toEqual(['open plaintext', 'raw <b></plaintext>']);
});

test('everything in a drawing is markup', () => {
  const svgTokens =
    'open svg,open style,open b,close style,open script /,close svg,open style,raw <b>,close style'.split(
      ',',
    );
  const emptySvgTokens = 'open svg /,open title,raw <b>,close title'.split(',');
  expect(read('<svg><style><b></style><script/></svg><style><b></style>')).toEqual(svgTokens);
  expect(read('<svg/><title><b></title>')).toEqual(emptySvgTokens);
});
