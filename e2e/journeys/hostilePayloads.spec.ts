import { payloads } from '@contract/document/testing/hostile/payloads';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { callApi, createPost, readStoredPost } from '../pages/api';
import { EditorScreen } from '../pages/EditorScreen';
import {
  changeRows,
  copiedBlocks,
  expectNothingRan,
  hostileDocuments,
  hostileDraft,
  hostileHtmlParts,
  payloadParts,
  someHostileHtml,
  watchForScripts,
} from '../pages/hostilePayloads';
import { loadOnly } from '../pages/loadOnly';

// The policy would stop scripts that the sanitiser has left.
test.use({ bypassCSP: true });

const notHostile = { blocks: [{ type: 'paragraph', data: { text: 'Not hostile yet' } }] };

async function checkOpenedDocument(page: Page, found: readonly string[]) {
  const editor = new EditorScreen(page);
  await createPost(page, { url: 'hostile-draft', document: notHostile });
  const { id } = await readStoredPost(page, 'hostile-draft');
  await changeRows(page, 'contents', (row) =>
    row['postId'] === id ? { ...row, content: JSON.stringify({ blocks: hostileDraft }) } : row,
  );
  await editor.open('/update?post=hostile-draft');
  await editor.content.getByText('End of the draft').waitFor();
  await expectNothingRan(editor.content, found);
}

async function checkPosts(page: Page, found: readonly string[]) {
  const urls = payloadParts.map((_, part) => `hostile-${part}`);
  const parts = new Map<unknown, number>();
  for (const [part, url] of urls.entries()) {
    await createPost(page, { url, document: notHostile });
    const { id } = await readStoredPost(page, url);
    parts.set(id, part);
    const json = { blogId: id, comment: 'A comment' };
    await callApi(page, { method: 'POST', path: '/comments', json });
  }
  const textsOf = (id: unknown) => payloadParts[parts.get(id) ?? -1]?.map(({ html }) => html);
  await changeRows(page, 'contents', (row) => {
    const blocks = hostileDocuments[parts.get(row['postId']) ?? -1];
    return blocks ? { ...row, content: JSON.stringify({ blocks }) } : row;
  });
  await changeRows(page, 'posts', (row) => {
    const tags = textsOf(row['id']);
    const text = tags?.join(' ');
    return tags ? { ...row, title: text, metaDescription: text, seoKeywords: text, tags } : row;
  });
  await changeRows(page, 'comments', (row) => {
    const texts = textsOf(row['postId']);
    return texts ? { ...row, text: texts.join(' ') } : row;
  });
  const all = payloads.map(({ html }) => html).join(' ');
  await changeRows(page, 'users', (row) =>
    row['username'] === 'author' ? { ...row, firstName: all, lastName: all, bio: all } : row,
  );
  for (const [part, url] of urls.entries()) {
    await loadOnly(page, `/posts/${url}`);
    // `expect` would describe the page, which is large, each time it finds nothing.
    await page.getByText(`End of part ${part}`).waitFor();
    await page.getByRole('button', { name: 'Delete comment' }).waitFor();
    await expectNothingRan(page.getByRole('main'), found);
  }
}

test('no payload runs in a stored document, in the editor and in posts with their details, comments and author', {
  tag: '@mocks',
}, async ({ page, site }) => {
  const found = await watchForScripts(page);
  await site.openAs('author', '/about');
  await test.step('opened in the editor', () => checkOpenedDocument(page, found));
  await site.open('/about');
  await test.step('posts, their details, comments and author', () => checkPosts(page, found));
});

const transfers = [
  {
    name: 'copied blocks that are pasted, and in HTML that is dropped',
    given: [
      { type: 'paste', transfers: copiedBlocks },
      // From here on, a drop takes the way of a paste.
      { type: 'drop', transfers: someHostileHtml },
    ],
  },
  ...hostileHtmlParts.map((transfers, part) => ({
    name: `HTML that is pasted, part ${part + 1}`,
    given: [{ type: 'paste' as const, transfers }],
  })),
] as const;

for (const { name, given } of transfers) {
  test(`no payload runs in the editor in ${name}`, async ({ page, site }) => {
    const editor = new EditorScreen(page);
    const found = await watchForScripts(page);
    await editor.openAs(site, 'author', '/create');
    await editor.focusEnd();
    await editor.type('The first paragraph');
    for (const [at, { type, transfers }] of given.entries()) {
      await editor.transferAll(type, transfers);
      await editor.content.getByText('The last paragraph').nth(at).waitFor();
    }
    await expectNothingRan(editor.content, found);
  });
}
