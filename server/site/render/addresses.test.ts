import { isPageName, pageNames, paths } from '@contract/pages';
import { expect, test } from 'vitest';
import { readAddress } from './addresses';

const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'any');
const kindAt = (path: string) => readAddress(new URL(path, 'https://blog.example')).kind;

test.each(Object.keys(paths).filter(isPageName))('the page %s is found at its path', (name) => {
  const isMissing = kindAt(example(paths[name])) === 'missing';
  expect(isMissing).toBe(name === 'notFound');
});

test.each(pageNames('data'))('the page %s is rendered with its data', (name) => {
  expect(kindAt(example(paths[name]))).not.toBe('plain');
});

test.each([
  '/nothing',
  '/posts/a/b',
  '/username',
  '/username/a/b',
  '/create/more',
  '/cards/a',
  '/posts/%E0',
])('there is no page at %s', (path) => {
  expect(kindAt(path)).toBe('missing');
});
