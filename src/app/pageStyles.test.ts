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
  'p:hover{color:red}',
  '.page:not(.card){color:red}',
  '.page:is(.card,.list){color:red}',
  ':where(.card){color:red}',
  'p:has(>.card){color:red}',
  'html[data-theme=dark] p{color:red}',
  '[data-open]{color:red}',
  'p::before{content:"}.card{"}',
  ':root{--accent:red}',
  '*,:before{border:0}',
  '@font-face{font-family:Newsreader;src:url(/newsreader.woff2)}',
  '@layer theme,base;',
])('what scripts and readers can change is not asked for: %s', (css) => {
  expect(of(css)).toBe(css);
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
