import { expect, test } from 'vitest';
import { sourceHost } from './sourceHost';

test.each([
  ['news.example', 'news.example'],
  ['WWW.News.Example:8080', 'news.example'],
  ['xn--mller-kva.example.', 'xn--mller-kva.example'],
  ['localhost:3000', 'localhost'],
  ['', ''],
  ['<script>', ''],
  ['news.example/path', ''],
  [`${'n'.repeat(200)}.example`, ''],
])('the host of %s is “%s”', (given, host) => {
  expect(sourceHost(given)).toBe(host);
});
