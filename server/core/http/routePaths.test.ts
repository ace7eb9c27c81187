import { expect, test } from 'vitest';
import { inMatchingOrder, methodsOf } from './routePaths';

test('a path answers the methods of every call that fits it', () => {
  expect(methodsOf('/user/profile/ada')).toEqual(['DELETE', 'POST']);
  expect(methodsOf('/user/profile/search')).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
  expect(methodsOf('/blogs')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/nowhere')).toEqual([]);
});

test('fixed paths stand before those with parameters', () => {
  expect(inMatchingOrder(['readPost', 'createPost', 'searchPosts'])).toEqual([
    'createPost',
    'searchPosts',
    'readPost',
  ]);
});
