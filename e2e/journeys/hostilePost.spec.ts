import { expect, test } from '../fixtures';
import { PostScreen } from '../pages/PostScreen';

const run = 'document.documentElement.dataset.hacked = 1';
const text = [
  `<script>${run}</script>`,
  `<img src="/nowhere.png" onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<a href="javascript:${run}">a link</a>`,
  `<a href="data:text/html,<script>1</script>">another</a>`,
  '<iframe src="https://evil.example/"></iframe>',
  '<form action="https://evil.example/"><input autofocus></form>',
  `<b onmouseover="${run}">shown</b>`,
].join('');
const link = `javascript:${run}`;

const blocks = [
  { type: 'header', data: { text, level: 2 } },
  { type: 'paragraph', data: { text } },
  { type: 'list', data: { style: 'ordered', items: [text] } },
  { type: 'list', data: { style: 'checklist', items: [{ content: text, meta: {}, items: [] }] } },
  { type: 'quote', data: { text, caption: text, alignment: 'left' } },
  { type: 'image', data: { file: { url: link }, caption: text, alt: text } },
  { type: 'image', data: { file: { url: '/favicon.svg' }, caption: text, alt: text } },
  { type: 'simpleImage', data: { url: link, caption: text } },
  { type: 'embed', data: { service: 'youtube', source: link, embed: link, caption: text } },
  {
    type: 'embed',
    data: { service: text, source: 'https://evil.example/', embed: link, caption: text },
  },
  { type: 'table', data: { content: [[text]], caption: text, header: [text], footer: [text] } },
  { type: 'raw', data: { html: text } },
  { type: 'code', data: { code: text, lang: text } },
  { type: text, data: { text } },
].map((block, place) => ({ id: `b${place}`, ...block }));

test('nothing of a hostile post runs, and nothing of it reaches out', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.openAs('author');
  await new PostScreen(site).write({ title: 'A hostile post', url: 'a-hostile-post', blocks });
  await expect(page.locator('#block-b11').getByText('shown')).toBeVisible();
  await page.locator('#block-b1').getByText('shown').hover();
  const main = page.getByRole('main');
  await expect(
    main.locator('iframe, script:not([type]), form input:not([type]), object'),
  ).toHaveCount(0);
  await expect(main.locator('[onerror], [onload], [onmouseover], [srcdoc]')).toHaveCount(0);
  await expect(
    main.locator('[href^="javascript:" i], [href^="data:" i], [src^="javascript:" i]'),
  ).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});
