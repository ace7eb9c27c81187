import { apiPath } from '@contract/apiPath';
import { fillPath } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { expect, test } from 'vitest';
import { routeLabel } from './routeLabel';

test.each([
  ['/', 'page home'],
  ['/posts/bread', 'page post'],
  ['/about', 'page about'],
  ['/contact', 'page plain'],
  ['/nothing/here', 'page missing'],
  ['/cards/post-1-x.png', 'page card'],
  ['/feed.xml', 'feed'],
  ['/assets/a.js', 'asset'],
  ['/favicon.svg', 'file'],
  ['/readyz', 'health'],
  [`${apiPath}/no/such/call`, 'unknown call'],
])('%s is counted as %s', (path, label) => {
  expect(routeLabel('GET', path)).toBe(label);
});

test('each call has its own name', () => {
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const params = Object.fromEntries(
      Array.from(path.matchAll(/:(\w+)/g), ([, param = '']) => [param, 'x7']),
    );
    expect(routeLabel(method, apiPath + fillPath(path, params))).toBe(name);
  }
});
