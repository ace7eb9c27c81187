import { readFileSync } from 'node:fs';
import { listPosts, readHome, readPost } from '@contract/endpoints/posts';
import { fontsKey, sessionKeys, themeKey } from '@contract/storageKeys';
import { expect, test } from 'vitest';

// The inline script of index.html can't import: these tests tie its literals to the contract.
const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test.each([themeKey, fontsKey, sessionKeys.isLoggedIn, sessionKeys.renewedAt])(
  'the inline script reads the storage key %s',
  (key) => {
    expect(html).toContain(`read('${key}')`);
  },
);

test.each([
  ['home', `'${readHome.method} ${readHome.path}'`],
  ['the posts hub', `'${listPosts.method} ${listPosts.path}?skip=0'`],
  ['a post', `\`${readPost.method} ${readPost.path.replace(':url', ['$', '{slug}'].join(''))}\``],
])('the early call of %s is the one that the page makes', (_, key) => {
  expect(html).toContain(key);
});
