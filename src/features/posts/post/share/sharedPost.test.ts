import { expect, test } from 'vitest';
import { hashtagsOf } from './sharedPost';

test.each([
  ['slow travel, Spain!, 2026', ['slowtravel', 'Spain', '2026']],
  ['café, CSS-grid, café', ['café', 'CSSgrid']],
  [' , !!! ,', []],
  ['', []],
])('the keywords "%s" become the hashtags %j', (keywords, hashtags) => {
  expect(hashtagsOf(keywords)).toEqual(hashtags);
});
