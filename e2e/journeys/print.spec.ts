import { expect, test } from '../fixtures';
import { PostScreen } from '../pages/PostScreen';
import { findOverprints, readPdf } from '../pages/pdf';

const title = `A title of many words ${'that is printed whole '.repeat(10)}`.trim();
const codeLine = Array.from({ length: 40 }, (_, at) => `argument${at}`).join(', ');
const words = 'Bread takes its time, and so does everything that is read on paper. '.repeat(6);

/** Blocks that a page break must not split, between texts of different lengths. */
const parts = Array.from({ length: 9 }, (_, at) => [
  { type: 'header', data: { text: `Part ${at}`, level: 2 } },
  { type: 'paragraph', data: { text: words.repeat(1 + (at % 4)) } },
  {
    type: 'table',
    data: {
      withHeadings: true,
      caption: `endtable${at}`,
      content: [[`begintable${at}`, 'Hours'], ...Array.from({ length: 8 }, () => ['Rest', '12'])],
    },
  },
  {
    type: 'code',
    data: { code: [`begincode${at}`, ...Array(8).fill('knead();'), `endcode${at}`].join('\n') },
  },
  {
    type: 'quote',
    data: { text: `beginquote${at} ${words}`, caption: `endquote${at}`, alignment: 'left' },
  },
]).flat();

const blocks = [
  {
    type: 'embed',
    data: {
      service: 'youtube',
      source: 'https://youtu.be/abcdefghijk',
      embed: '',
      caption: 'A talk',
    },
  },
  {
    type: 'embed',
    data: { service: 'elsewhere', source: 'https://films.example/1', caption: 'A film' },
  },
  { type: 'code', data: { code: `call(${codeLine})` } },
  {
    type: 'list',
    data: {
      style: 'checklist',
      items: [{ content: 'Kneaded', meta: { checked: true }, items: [] }],
    },
  },
  { type: 'table', data: { content: [Array.from({ length: 20 }, (_, at) => `Column ${at}`)] } },
  {
    type: 'raw',
    data: {
      html: '<iframe src="https://www.youtube.com/embed/lmnopqrstuv" title="Film"></iframe><details><summary>More</summary><p>In a closed part.</p></details>',
    },
  },
  ...parts,
  {
    type: 'code',
    data: { code: ['beginlong', ...Array(120).fill('rest();')].join('\n'), lang: 'longcode' },
  },
  { type: 'paragraph', data: { text: 'The last words.' } },
].map((block, at) => ({ id: `block${at}`, ...block }));

/** How much wider a table is than the text around it. Printers cut off the rest. */
const widthBeyondTheColumn = ({ parentElement, clientWidth }: HTMLElement | SVGElement) =>
  clientWidth - (parentElement?.clientWidth ?? 0);

const compact = (text: string) => text.replaceAll(/\s/g, '');

test('a printed post is whole, light and without controls', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.openAs('author', '/about');
  await new PostScreen(site).create({ title, url: 'on-paper', blocks });
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeAttached();
  await expect(page.getByRole('button', { name: /Show the video/ })).toBeAttached();
  const { document, pages } = await readPdf(await page.pdf({ format: 'A4' }));
  const text = pages.join('');

  for (const printed of [
    title,
    `call(${codeLine})`,
    'Atalk:https://youtu.be/abcdefghijk',
    'A film: https://films.example/1',
    'https://www.youtube.com/embed/lmnopqrstuv',
    'In a closed part.',
    'The last words.',
    'Written by',
  ]) {
    expect.soft(text).toContain(compact(printed));
  }
  for (const control of [
    'Skip to content',
    'All Posts',
    'AI Summary',
    'Copy',
    'Share',
    'Play',
    'Like this post',
    '0 likes',
    'Follower',
    'Feed (RSS)',
    'Get new posts by e-mail',
    'On this page',
    'Your comment',
    'Posts you may like',
    'Privacy Policy',
  ]) {
    expect.soft(text, control).not.toContain(compact(control));
  }
  for (const { type } of [{ type: 'table' }, { type: 'code' }, { type: 'quote' }]) {
    for (let at = 0; at < 9; at += 1) {
      const first = pages.findIndex((content) => content.includes(`begin${type}${at}`));
      const last = pages.findIndex((content) => content.includes(`end${type}${at}`));
      expect.soft(first, `${type} ${at}`).toBeGreaterThanOrEqual(0);
      expect.soft(last, `${type} ${at}`).toBe(first);
    }
  }
  expect.soft(pages.find((content) => content.includes('longcode'))).toContain('beginlong');
  expect(await findOverprints(document)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const mark = page.getByRole('listitem').filter({ hasText: 'Kneaded' }).locator('svg');
  await expect.soft(mark).toHaveCSS('color', 'rgb(168, 60, 29)');
  expect.soft(await page.getByRole('table').first().evaluate(widthBeyondTheColumn)).toBeLessThan(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(33, 29, 24)');
});
