import { expect, test } from 'vitest';
import { fillPath } from './endpoint';
import { endpoints } from './endpoints';

test('a parameter is encoded as one segment', () => {
  const path = fillPath('/user/profile/:username/verify/:token', {
    username: 'a/b?c',
    token: 'ü #',
  });
  expect(path).toBe('/user/profile/a%2Fb%3Fc/verify/%C3%BC%20%23');
});

test('no two calls have the same method and path', () => {
  const routes = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`,
  );
  expect(new Set(routes).size).toBe(routes.length);
});
