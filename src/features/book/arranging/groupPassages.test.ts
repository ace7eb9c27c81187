import { expect, test } from 'vitest';
import { buildPassage } from '../testing/buildPassage';
import { groupPassages } from './groupPassages';

const author = { _id: 'ada', username: 'ada', fullName: 'Ada', avatar: {} };
const post = (id: string) => ({ _id: id, url: id, title: id, author });
const source = (title: string) => ({ url: '', title, author: '' });

const passages = [
  buildPassage('a', { post: post('soil'), createdAt: '2026-03-02T10:00:00.000Z' }),
  buildPassage('b', { post: post('soil'), createdAt: '2026-03-01T10:00:00.000Z' }),
  buildPassage('c', { source: source('Essays'), createdAt: '2026-03-01T09:00:00.000Z' }),
  buildPassage('d', { source: source('Letters'), createdAt: '2026-02-01T09:00:00.000Z' }),
  buildPassage('e', { createdAt: '2026-01-01T09:00:00.000Z' }),
  buildPassage('f', { createdAt: '2026-01-01T08:00:00.000Z' }),
];

const groups = (order: 'newest' | 'post' | 'day') =>
  groupPassages(passages, order).map((group) => group.passages.map(({ _id: id }) => id).join(''));

test('passages are grouped by post or source, by day, or not at all', () => {
  expect(groups('newest')).toEqual(['abcdef']);
  expect(groups('post')).toEqual(['ab', 'c', 'd', 'ef']);
  expect(groups('day')).toEqual(['a', 'bc', 'd', 'ef']);
  expect(groupPassages([], 'post')).toEqual([]);
});
