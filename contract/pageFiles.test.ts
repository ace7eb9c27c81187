import { expect, test } from 'vitest';
import { fileFor, knownPaths, pageFiles, rewrites } from './pageFiles';
import { pages, paths } from './pages';

const example = (pattern: string) => pattern.replaceAll(/:\w+/g, 'any');

test('every page without parameters that a visitor can read has a file of its own', () => {
  const { home, posts } = pages.data;
  const own = [home, posts, ...Object.values(pages.static), ...Object.values(pages.guest)];
  for (const path of own) expect(pageFiles[fileFor(path) ?? '']).toBe(path);
});

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about/', 'about.html'],
  ['/posts/slow-bread', 'shells/post.html'],
  ['/username/ada', 'shells/app.html'],
  ['/dashboard', 'shells/app.html'],
  ['/dashboard/posts', 'shells/app.html'],
  ['/reset-password/token', 'shells/app.html'],
  ['/not-found', '404.html'],
  ['/nothing-here', null],
  ['/create/more', null],
])('%s has the file %s', (path, file) => {
  expect(fileFor(path)).toBe(file);
});

test('every page has a file that is rendered', () => {
  for (const path of Object.values(paths).map(example)) {
    expect(pageFiles).toHaveProperty([fileFor(path) ?? '']);
  }
  for (const file of rewrites.values()) expect(pageFiles).toHaveProperty([file]);
});

test('404.html hides its text at the path of every other page', () => {
  const known = new RegExp(knownPaths());
  const missed = Object.values(paths).filter((path) => !known.test(example(path)));
  expect(missed).toEqual([paths.notFound]);
  expect(known.test('/nothing-here')).toBe(false);
});
