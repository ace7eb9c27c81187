import { Buffer } from 'node:buffer';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures';
import { callApi } from '../pages/api';
import { downloadBy } from '../pages/downloads';
import { chooseFromMenu } from '../pages/menus';
import { waitForLetterLink } from '../pages/sentMail';

const csv = (text: string) => ({
  name: 'highlights.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

// The files of posts and their pictures are uploaded and downloaded in editorBlocks.spec.ts and pictures.spec.ts.
test('a member imports passages, and saves the book as a file that contains them', async ({
  page,
  site,
}) => {
  await site.openAs('reader', '/book');
  const actions = page.getByRole('button', { name: 'Book actions' });

  await test.step('a file of highlights', async () => {
    await chooseFromMenu(actions, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import passages' });
    const row = '"Reading maketh a full man — ü",Essays,Francis Bacon,,"For the post"';
    const head = 'Highlight,Book Title,Book Author,Amazon Book ID,Note';
    await dialog.getByLabel('File').setInputFiles(csv(`${head}\n${row}\n`));
    await dialog.getByRole('button', { name: 'Add 1 passage' }).click();
    await expect(dialog.getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Reading maketh a full man — ü')).toBeVisible();
  });

  const pressExport = async () => chooseFromMenu(actions, 'Export');

  await test.step('the book', async () => {
    const { name, bytes } = await downloadBy(page, pressExport);
    expect(name).toBe('book.zip');
    const files = unzipSync(bytes);
    const words = Object.values(files).map((file) => strFromU8(file));
    expect(Object.keys(files).every((path) => path.endsWith('.md'))).toBe(true);
    expect(words.join('\n')).toContain('Reading maketh a full man — ü');
    expect(words.join('\n')).toContain('For the post');
    const headings = `${words.length - 1} heading`;
    await expect(site.notices).toContainText(/book.zip saved: \d+ passages?, /);
    await expect(site.notices).toContainText(headings);
  });

  await test.step('the API refuses it', async () => {
    const message = 'Only ten exports an hour.';
    const restore = await site.failCalls('exportBook', { status: 429, message });
    await pressExport();
    await expect(site.alerts).toContainText(message);
    await restore();
  });

  await test.step('a proxy answers, and then nobody', async () => {
    await page.route('**/book/export', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    );
    await pressExport();
    await expect(site.alerts).toContainText('The answer of our server could not be read.');
    await page.unroute('**/book/export');
    await site.failCalls('exportBook', { status: 0 });
    await pressExport();
    await expect(site.alerts).toContainText(
      `${bookPageTexts.exportFailed}Our server did not answer.`,
    );
  });
});

test('an author saves everything that they have written as a file', async ({ page, site }) => {
  await site.openAs('author', '/dashboard/account');
  const { name, bytes } = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Download everything' }).click(),
  );
  expect(name).toBe('commonplace.zip');
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const posts = names.filter((path) => path.startsWith('posts/'));
  expect(posts.length).toBeGreaterThan(20);
  expect(strFromU8(files[posts[0] ?? ''] ?? new Uint8Array())).toMatch(/^---\ntitle: /);
  expect(names.some((path) => path.startsWith('pictures/'))).toBe(true);
  expect(names).toContain('comments.json');
});

test('an author saves the subscribers as a file', async ({ page, site }) => {
  await site.openAs('author', '/about');
  const json = { email: 'ümit@mail.example', authorId: 'user-author' };
  await callApi(page, { method: 'POST', path: '/subscribers', json });
  await site.open(await waitForLetterLink(site, /\/subscribers\/confirm\/[\w.-]+/));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('gets new posts')).toBeVisible();
  await site.navigate('/dashboard/subscribers');
  const { name, bytes } = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  );
  expect(name).toBe('subscribers.csv');
  const [head, row] = bytes.toString('utf8').split('\r\n');
  expect(head).toBe('email,author,confirmedAt,createdAt');
  expect(row).toContain('ümit@mail.example');
});
