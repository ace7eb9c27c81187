import { expect, test } from 'vitest';
import { createStylesOf } from './pageStyles';

const page =
  '<html lang="en"><body><main id="root" class="page mt-2"><p>Words</p></main></body></html>';
const of = (css: string, html = page) => createStylesOf(css)(html);

test('a page gets the rules whose elements it has, in their order', () => {
  expect(of('p{color:red}.page{color:blue}.card{color:green}#root>p{margin:0}')).toBe(
    'p{color:red}.page{color:blue}#root>p{margin:0}',
  );
});

test('of a list of selectors only those that can match are left', () => {
  expect(of('h1,p,.card{margin:0}')).toBe('p{margin:0}');
});

test('a selector needs all its elements and classes', () => {
  expect(of('.page .card,.page .page{margin:0}')).toBe('.page .page{margin:0}');
});

test.each([
  'p:focus{color:red}',
  '.page:not(.card){color:red}',
  '.page:is(.card,.list){color:red}',
  ':where(.card){color:red}',
  'p:has(>.card){color:red}',
  'html[data-theme=dark] p{color:red}',
  '[data-open]{color:red}',
  'p::before{content:"}.card{"}',
  '*,:before{border:0}',
  '@font-face{font-family:Newsreader;src:url(/newsreader.woff2)}',
  '@layer theme,base;',
])('what scripts and readers can change is not asked for: %s', (css) => {
  expect(of(css)).toBe(css);
});

test.each([
  'p:hover{color:red}',
  '@media (hover:hover){p{color:red}}',
  '@media print{p{color:red}}',
])('what nobody can see before the app has started comes later: %s', (css) => {
  expect(of(css)).toBe('');
});

test('a custom property stays if the page uses it, also by another one', () => {
  const css = ':root{--a:var(--b);--b:red;--c:blue;margin:0}[data-theme=dark]{--c:green}';
  expect(of(css)).toBe(':root{margin:0}');
  expect(of(`${css}p{color:var(--a)}`)).toBe(
    ':root{--a:var(--b);--b:red;margin:0}p{color:var(--a)}',
  );
  const styled = `${page}<p style="color:var( --c)"></p>`;
  expect(of(css, styled)).toBe(':root{--c:blue;margin:0}[data-theme=dark]{--c:green}');
});

test('an animation stays if a property that is used names it', () => {
  const css = ':root{--spin:turn 1s}.mt-2{animation:var(--spin)}@keyframes turn{to{rotate:1turn}}';
  expect(of(css)).toBe(css);
  expect(of(css, '<p></p>')).toBe('');
});

test('parts of inputs stay if the page has such an input', () => {
  const css = '::file-selector-button{margin:0}::-webkit-datetime-edit{padding:0}';
  expect(of(css)).toBe('');
  expect(of(css, '<input type="file"><input class="a" type="week">')).toBe(css);
});

test('a font stays if the page has a character of its range, and an italic one if words are slanted', () => {
  const face = (rest: string) => `@font-face{font-family:Newsreader;${rest}src:url(/n.woff2)}`;
  const latin = face('unicode-range:U+??,U+131;');
  const more = face('unicode-range:U+100-130,U+1D00-1DBF;');
  const italic = face('font-style:italic;unicode-range:U+??;');
  expect(of(latin + more + italic)).toBe(latin);
  expect(of(latin + more, '<p>ł</p>')).toBe(latin);
  expect(of(latin + more, '<p>Āda</p>')).toBe(latin + more);
  expect(of(latin + italic, '<p><em>now</em></p>')).toBe(latin + italic);
});

test('a group without rules goes', () => {
  const css =
    '@layer utilities{.mt-2{margin:1px}@media (width>=40rem){.card{margin:0}}}@supports (color:red){.card{margin:0}}';
  expect(of(css)).toBe('@layer utilities{.mt-2{margin:1px}}');
});

test('classes are compared as the browser reads them', () => {
  const css = '.sm\\:grid{display:grid}.\\[\\&\\>p\\]\\:m-1>p{margin:1px}.\\32xl{margin:2px}';
  const html = '<div class="sm:grid [&amp;&gt;p]:m-1 2xl"><p></p></div>';
  expect(of(css, html)).toBe(css);
  expect(of(css, '<div></div>')).toBe('');
});

test('properties and animations stay if a rule that stays uses them', () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  const css = `.mt-2{margin:var(--tw-a);animation:spin 1s}.card{margin:var(--tw-b)}${property('--tw-a')}${property('--tw-b')}@keyframes spin{to{rotate:1turn}}@keyframes pulse{to{opacity:0}}`;
  expect(of(css)).toBe(
    `.mt-2{margin:var(--tw-a);animation:spin 1s}${property('--tw-a')}@keyframes spin{to{rotate:1turn}}`,
  );
});
