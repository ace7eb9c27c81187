import { expect, test } from '../fixtures';
import { PostScreen } from '../pages/PostScreen';
import { expectSound } from '../pages/pageChecks';

const item = (content: string, items: object[] = [], meta: object = {}) => ({
  content,
  meta,
  items,
});

const blocks = [
  { id: 'p', type: 'paragraph', data: { text: 'Plain with <b>bold</b> and <i>italic</i>.' } },
  { id: 'h2', type: 'header', data: { text: 'First part', level: 2 } },
  { id: 'h3', type: 'header', data: { text: 'A detail', level: 3 } },
  { id: 'h4', type: 'header', data: { text: 'A smaller one', level: 4 } },
  { id: 'strings', type: 'list', data: { style: 'unordered', items: ['flour', 'water'] } },
  {
    id: 'nested',
    type: 'list',
    data: {
      style: 'ordered',
      items: [{ content: 'mix', items: [{ content: 'slowly', items: [] }] }],
    },
  },
  {
    id: 'current',
    type: 'list',
    data: { style: 'ordered', meta: {}, items: [item('rest', [item('overnight')])] },
  },
  {
    id: 'check',
    type: 'list',
    data: { style: 'checklist', items: [item('salt', [], { checked: true })] },
  },
  {
    id: 'q',
    type: 'quote',
    data: { text: 'Bread is patience.', caption: 'A baker', alignment: 'left' },
  },
  {
    id: 'img',
    type: 'image',
    data: {
      file: { url: '/favicon.svg' },
      caption: 'A mark',
      alt: 'The mark',
      stretched: true,
      withBorder: true,
      withBackground: true,
    },
  },
  { id: 'simple', type: 'simpleImage', data: { url: '/favicon.svg', caption: 'The mark again' } },
  {
    id: 'video',
    type: 'embed',
    data: {
      service: 'youtube',
      source: 'https://youtu.be/abcdefghijk',
      embed: '',
      caption: 'A talk on bread',
    },
  },
  {
    id: 'other',
    type: 'embed',
    data: { service: 'elsewhere', source: 'https://films.example/1', caption: 'A film' },
  },
  {
    id: 't',
    type: 'table',
    data: {
      withHeadings: true,
      caption: 'Times',
      content: [
        ['Step', 'Hours'],
        ['Rest', '12'],
      ],
      footer: ['All', '12'],
    },
  },
  { id: 'raw', type: 'raw', data: { html: '<p>Written <em>by hand</em></p>' } },
  { id: 'code', type: 'code', data: { code: 'const hours = 12;', lang: 'js' } },
  {
    id: 'callout',
    type: 'callout',
    data: { tone: 'tip', title: 'Be patient', text: 'Dough needs <b>time</b>.' },
  },
  { id: 'warning', type: 'callout', data: { tone: 'warning', title: '', text: 'Hot.' } },
  { id: 'plainNote', type: 'callout', data: { tone: 'note', title: 'Flour', text: 'Any.' } },
  { id: 'd', type: 'delimiter', data: {} },
  { id: 'unknown', type: 'poll', data: { question: 'Rye?' } },
];

const shown: [id: string, text: string | RegExp][] = [
  ['p', 'Plain with bold and italic.'],
  ['h2', /First part/],
  ['h3', /A detail/],
  ['h4', /A smaller one/],
  ['strings', 'flourwater'],
  ['nested', 'mixslowly'],
  ['current', 'restovernight'],
  ['check', /salt/],
  ['q', 'Bread is patience.A baker'],
  ['img', 'A mark'],
  ['simple', 'The mark again'],
  ['video', /A talk on bread/],
  ['other', 'A film'],
  ['t', /Times.*Step.*Hours.*Rest.*12.*All/s],
  ['raw', 'Written by hand'],
  ['code', /const hours = 12;/],
  ['callout', 'TipBe patientDough needs time.'],
  ['warning', 'WarningHot.'],
  ['plainNote', 'NoteFlourAny.'],
  ['unknown', /“poll”/],
];

test('every block of a post is shown as it was stored @phone', async ({ page, site }) => {
  await site.openAs('author');
  await new PostScreen(site).write({ title: 'The gallery', url: 'the-gallery', blocks });
  for (const [id, text] of shown) {
    await expect(page.locator(`#block-${id}`), id).toHaveText(text);
  }
  await expect(page.locator('#block-d').getByRole('separator')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link'),
  ).toHaveCount(3);
  await expectSound(page);
});

test('the contents lead to a part, a picture opens large, a video loads when it is played', async ({
  page,
  site,
}) => {
  const frames: string[] = [];
  await page.route(/youtube/, (route) => {
    frames.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'A film' });
  });
  await site.openAs('author');
  await new PostScreen(site).write({ title: 'The gallery', url: 'the-gallery', blocks });
  await page.getByRole('navigation', { name: 'On this page' }).getByText('A smaller one').click();
  await expect(page).toHaveURL(/#section-a-smaller-one$/);
  await expect(page.getByRole('heading', { name: 'A smaller one' })).toBeInViewport();
  await page.getByRole('button', { name: 'Enlarge the picture: The mark', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'The mark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.locator('#block-video').getByRole('button').click();
  await expect(page.frameLocator('#block-video iframe').getByText('A film')).toBeVisible();
  expect(frames.filter((address) => address.includes('/embed/abcdefghijk'))).toHaveLength(1);
});

test('code is coloured for its language and can be copied; a post without any loads nothing for it', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const highlighters: string[] = [];
  page.on('request', (request) => {
    if (/highlight|javascript-/.test(request.url())) highlighters.push(request.url());
  });
  await site.openAs('author');
  const post = new PostScreen(site);
  const plain = blocks.filter(({ type }) => type === 'paragraph');
  await post.write({ title: 'Without code', url: 'without-code', blocks: plain });
  await expect(page.locator('#block-p')).toBeVisible();
  expect(highlighters).toEqual([]);
  const code = blocks.filter(({ type }) => type === 'code');
  await post.write({ title: 'With code', url: 'with-code', blocks: code });
  await expect(page.locator('#block-code .hljs-keyword')).toHaveText('const');
  await expect(page.locator('#block-code .hljs-number')).toHaveText('12');
  expect(highlighters).not.toEqual([]);
  await post.button('Copy code').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('const hours = 12;');
});
