import { cardPath } from '@contract/cardPath';
import { registrationTexts } from '@contract/texts/registrationTexts';
import { expect, test } from '../fixtures';
import { createPost, readStoredPost } from '../pages/api';
import { pngFile } from '../pages/files';
import { loadOnly } from '../pages/loadOnly';
import { Site } from '../pages/Site';
import { host, setUp } from '../pages/setUp';

const guest = {
  'First name': 'Grace',
  'Last name': 'Hopper',
  'E-mail': 'grace@cove.example',
  Username: 'gracehop',
  Password: 'Password1',
};

const paragraph = { type: 'paragraph', data: { text: 'The harbour at six.' } };

test('a host sets up an empty site, names and closes it, renames it everywhere, and invites somebody', {
  tag: '@server',
}, async ({ page, emptyServer, browser }) => {
  const { origin, output } = emptyServer;
  const site = new Site(page, emptyServer);
  const read = async (path: string) => (await page.request.get(origin + path)).text();

  await test.step('the setup creates the account and names the site', async () => {
    await setUp(page, emptyServer);
    await expect(page).toHaveURL(`${origin}/`);
  });

  await test.step('visitors read its words, and that nobody may register', async () => {
    const visitor = await browser.newPage({ baseURL: origin });
    await loadOnly(visitor, '/');
    await expect(visitor.getByText('Words by the sea.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'The Cove, home page' })).toBeVisible();
    await loadOnly(visitor, '/sign-up');
    await expect(visitor.getByText(registrationTexts.closed)).toBeVisible();
    await visitor.context().close();
  });

  await test.step('a new name is on pages, in feeds, in the manifest, and in e-mails', async () => {
    await createPost(page, { url: 'harbour', title: 'Harbour', document: { blocks: [paragraph] } });
    expect(await read('/posts/harbour')).toContain('<title>Harbour · The Cove</title>');
    const { id } = await readStoredPost(page, 'harbour');
    const path = cardPath({ kind: 'post', id, title: 'Harbour', authorName: 'Ada Lovelace' });
    const readCard = async () => (await page.request.get(origin + path)).body();
    const card = await readCard();
    expect(card.subarray(1, 4).toString()).toBe('PNG');
    await site.open(`${origin}/dashboard/settings`);
    await page.getByLabel('Name', { exact: true }).fill('The Bay');
    await page.getByLabel('Logo').setInputFiles(pngFile());
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByRole('link', { name: 'The Bay, home page' })).toBeVisible();
    expect(await read('/posts/harbour')).toContain('<title>Harbour · The Bay</title>');
    expect(await read('/about')).toContain('<title>About · The Bay</title>');
    expect(await read('/feed.xml')).toContain('<title>The Bay</title>');
    expect((await readCard()).equals(card)).toBe(false);
    expect(await read('/manifest.webmanifest')).toContain('"name":"The Bay"');
    const visitor = await browser.newPage({ baseURL: origin });
    await new Site(visitor).open('/forgot-password');
    const logo = visitor.getByRole('link', { name: 'The Bay, home page' }).locator('img');
    const width = async () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    expect(await read('/manifest.webmanifest')).toContain((await logo.getAttribute('src')) ?? '-');
    await visitor.getByLabel('E-mail').fill(host['E-mail']);
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(output).toMatch(/The Bay\n+Reset your password/);
    await test.step('a visitor reads the page of an author', async () => {
      await new Site(visitor).open('/username/adalove');
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
      await expect(visitor.getByText(host['E-mail'])).toHaveCount(0);
      await visitor.getByRole('link', { name: 'Harbour' }).first().click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
    });
    await visitor.context().close();
  });

  await test.step('a page that the host writes and links in the footer is read by a visitor', async () => {
    await site.open(`${origin}/dashboard/settings`);
    await page.getByRole('link', { name: 'Write pages' }).click();
    await page.getByRole('link', { name: 'New page' }).click();
    // The editor takes text.
    await expect(page.getByRole('button', { name: 'Save page' })).toBeEnabled();
    await page.getByLabel('Title').fill('Imprint');
    await page.getByRole('textbox', { name: 'Paragraph' }).fill('The Bay, Harbour Road 1.');
    await page.getByRole('button', { name: 'Save page' }).click();
    await expect(page.getByRole('list', { name: 'Own pages' })).toContainText('/pages/imprint');
    await page.getByRole('link', { name: 'Back to the settings' }).click();
    const footer = page.getByRole('group', { name: 'Links in the footer' });
    await footer.getByLabel('Add a page').selectOption('Imprint');
    await page.getByRole('button', { name: 'Save links' }).click();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }),
    ).toBeVisible();
    const visitor = await browser.newPage({ baseURL: origin });
    await loadOnly(visitor, '/about');
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
    await expect(visitor).toHaveTitle('Imprint · The Bay');
    await expect(visitor.getByText('The Bay, Harbour Road 1.')).toBeVisible();
    expect(await read('/pages/imprint')).toContain('The Bay, Harbour Road 1.');
    await visitor.context().close();
    await site.open(`${origin}/dashboard/settings`);
  });

  await test.step('an invited person creates an account with the link, and publishes', async () => {
    await page.getByLabel('Who may register').selectOption('Those who are invited');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByLabel('E-mail addresses', { exact: true }).fill(guest['E-mail']);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(guest['E-mail']);
    const link = () => /\/sign-up\?invite=[\w-]+/.exec(output())?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    const invited = await browser.newPage({ baseURL: origin });
    await new Site(invited).open(link());
    await invited.getByLabel('Avatar').setInputFiles(pngFile());
    for (const [label, text] of Object.entries(guest)) {
      await invited.getByLabel(label, { exact: true }).fill(text);
    }
    await invited.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(invited).toHaveURL(`${origin}/dashboard`);
    await expect(invited.getByRole('button', { name: 'Click to verify' })).toHaveCount(0);
    await createPost(invited, { url: 'tide', title: 'Tide', document: { blocks: [paragraph] } });
    expect(await read('/posts/tide')).toContain('<title>Tide · The Bay</title>');
    await invited.context().close();
  });
});
