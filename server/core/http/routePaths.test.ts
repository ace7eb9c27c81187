import { expect, test } from 'vitest';
import { inMatchingOrder, methodsOf } from './routePaths';

test('a path lists the methods of all matching endpoints', () => {
  expect(methodsOf('/user/profile/ada')).toEqual(['DELETE', 'POST']);
  expect(methodsOf('/user/profile/search')).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
  expect(methodsOf('/blogs')).toEqual(['GET', 'HEAD']);
  expect(methodsOf('/nowhere')).toEqual([]);
});

test('fixed paths come before paths with parameters', () => {
  expect(inMatchingOrder(['readPost', 'createPost', 'searchPosts'])).toEqual([
    'createPost',
    'searchPosts',
    'readPost',
  ]);
});
