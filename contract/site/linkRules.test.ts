import { expect, test } from 'vitest';
import { linkFault } from './linkRules';

test.each(['/', '/about', '/posts?tag=travel#top', 'https://forum.example/a?b=c', '/pages/über'])(
  'a link can lead to %s',
  (path) => {
    expect(linkFault({ title: 'There', path })).toBeNull();
  },
);

test.each([
  '',
  'about',
  '//evil.example',
  '/\\evil.example',
  'http://forum.example',
  'https://',
  'https://user:pass@forum.example/',
  'https://forum.example/\\evil',
  'javascript:alert(1)',
  '/two words',
  '/\u202Etxt',
  `/${'a'.repeat(300)}`,
])('a link can’t lead to “%s”', (path) => {
  expect(linkFault({ title: 'There', path })).toMatchObject({ field: 'path' });
});

test.each(['', ' ', 'w'.repeat(41)])('“%s” are no words of a link', (title) => {
  expect(linkFault({ title, path: '/' })).toMatchObject({ field: 'title' });
});
