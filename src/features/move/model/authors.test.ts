import { expect, test } from 'vitest';
import { type AuthorChoice, areSeveral, assignPosts, countAuthors } from './authors';
import type { RehearsedPost } from './rehearsal';

const post = (key: string, author: string): RehearsedPost => ({
  key,
  author,
  title: key,
  url: key,
  content: '',
  tags: [],
  description: '',
  keywords: '',
  publishedAt: null,
  isPublished: false,
  canonicalUrl: '',
  formerUrls: [],
  cover: null,
  pictures: new Map(),
  losses: [],
});

const posts = [post('a', 'Ada'), post('b', 'Ben'), post('c', ''), post('d', 'Ada')];
const person = { _id: 'user-ben', username: 'ben', fullName: 'Ben Blue', avatar: {} };

test('authors are counted in the order of the archive', () => {
  const authors = countAuthors(posts);
  expect(authors).toEqual([
    { name: 'Ada', count: 2 },
    { name: 'Ben', count: 1 },
    { name: '', count: 1 },
  ]);
  expect(areSeveral(authors)).toBe(true);
  expect(areSeveral(countAuthors([post('a', 'Ada'), post('c', '')]))).toBe(false);
});

test.each<[string, AuthorChoice | null, string[]]>([
  ['nothing', null, ['a', 'b', 'c', 'd']],
  ['a member', { kind: 'member', person }, ['a', 'b user-ben', 'c', 'd']],
  ['a member who isn’t chosen yet', { kind: 'member', person: null }, ['a', 'c', 'd']],
  ['nobody', { kind: 'nobody' }, ['a', 'c', 'd']],
])('posts are assigned if %s is chosen for an author', (_, choice, wanted) => {
  const assigned = assignPosts(posts, new Map(choice ? [['Ben', choice]] : []));
  expect(assigned.map(({ post: { key }, authorId }) => `${key} ${authorId}`.trim())).toEqual(
    wanted,
  );
});
