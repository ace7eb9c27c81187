import { expect, test } from '../fixtures';
import { allBlocks } from '../pages/allBlocks';
import { watchScripts } from '../pages/loadedScripts';
import { PostScreen } from '../pages/PostScreen';
import { expectAccessibleAndNarrow } from '../pages/pageChecks';
import type { Site } from '../pages/Site';

const expectedText: readonly [id: string, text: string | RegExp][] = [
  ['p', 'Plain with bold and italic.'],
  ['h2', /First part/],
  ['h3', /A detail/],
  ['h3b', /Another detail/],
  ['h4', /A smaller one/],
  ['strings', 'flourwater'],
  ['nested', 'mixslowly'],
  ['current', 'restovernight'],
  ['check', /salt/],
  ['q', 'Bread is patience.A baker'],
  ['img', 'A mark'],
  ['simple', 'The mark again'],
  ['video', /A talk on bread/],
  ['other', /^A film/],
  ['t', /Step.*Hours.*Rest.*12.*All.*Times/s],
  ['raw', 'Written by hand'],
  ['code', /const hours = 12;/],
  ['callout', 'TipBe patientDough needs time.'],
  ['warning', 'WarningHot.'],
  ['plainNote', 'NoteFlourAny.'],
  ['unknown', /“poll”/],
];

const gallery = { title: 'The gallery', url: 'the-gallery', blocks: allBlocks };

test('a reader sees every block of a post', async ({ page, site }) => {
  await site.openAs('author', '/about');
  await new PostScreen(site).create(gallery);
  for (const [id, text] of expectedText) {
    await expect(page.locator(`#block-${id}`), id).toHaveText(text);
  }
  await expect(page.locator('#block-d').getByRole('separator')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(3);
  await expectAccessibleAndNarrow(page);
});

type CountScripts = ReturnType<typeof watchScripts>;

async function checkCode(site: Site, countScriptsWith: CountScripts) {
  const highlighterCode = 'registerLanguage';
  const { page } = site;
  const post = new PostScreen(site);
  const paragraphs = allBlocks.filter(({ type }) => type === 'paragraph');
  await post.create({ title: 'Without code', url: 'without-code', blocks: paragraphs });
  await expect(page.locator('#block-p')).toBeVisible();
  expect(await countScriptsWith(highlighterCode)).toBe(0);
  const code = allBlocks.filter(({ type }) => type === 'code');
  await post.create({ title: 'With code', url: 'with-code', blocks: code });
  await expect(page.locator('#block-code .hljs-keyword')).toHaveText('const');
  await expect(page.locator('#block-code .hljs-number')).toHaveText('12');
  expect(await countScriptsWith(highlighterCode)).toBeGreaterThan(0);
  await post.button('Copy code').click();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readClipboard).toBe('const hours = 12;');
}

async function useContents(site: Site) {
  const { page } = site;
  const frames: string[] = [];
  await page.route(/youtube/, (route) => {
    frames.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A film' });
  });
  await new PostScreen(site).create(gallery);
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Another detail').click();
  await expect(page).toHaveURL(/#section-another-detail$/);
  await expect(page.getByRole('heading', { name: 'Another detail' })).toBeInViewport();
  await page.getByRole('button', { name: 'Enlarge the picture: The mark', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The mark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.locator('#block-video').getByRole('button').click();
  await expect(page.frameLocator('#block-video iframe').getByText('A film')).toBeVisible();
  expect(frames.filter((address) => address.includes('/embed/abcdefghijk'))).toHaveLength(1);
}

test('code is highlighted and can be copied, but a post without code loads no highlighter; the contents, a picture and a video can be used', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const countScriptsWith = watchScripts(page);
  await site.openAs('author', '/about');
  await test.step('code', () => checkCode(site, countScriptsWith));
  await test.step('the contents scroll to a heading, a picture opens large, a video loads when it is played', () =>
    useContents(site));
});
