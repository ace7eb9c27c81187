import { draftDatabase } from '@contract/storageKeys';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { type Block, EditorScreen } from '../pages/EditorScreen';

const run = 'document.documentElement.dataset.hacked = 1';
const text = [
  `<img src="/nowhere.png" onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<a href="javascript:${run}">a link</a>`,
  `<details open ontoggle="${run}"><summary>s</summary></details>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<b onmouseover="${run}">shown</b>`,
].join('');
const link = `javascript:${run}`;

const blocks: Block[] = [
  { type: 'header', data: { text, level: 2 } },
  { type: 'paragraph', data: { text } },
  { type: 'list', data: { style: 'ordered', items: [text] } },
  { type: 'list', data: { style: 'checklist', items: [{ content: text, meta: {}, items: [] }] } },
  { type: 'quote', data: { text, caption: text, alignment: 'left' } },
  { type: 'image', data: { file: { url: link }, caption: text, alt: text } },
  { type: 'image', data: { file: { url: '/favicon.svg' }, caption: text, alt: text } },
  { type: 'simpleImage', data: { url: '/favicon.svg', caption: text } },
  { type: 'embed', data: { service: 'youtube', source: link, embed: link, caption: text } },
  {
    type: 'embed',
    data: {
      service: 'youtube',
      source: 'https://youtu.be/dQw4w9WgXcQ',
      embed: link,
      caption: text,
    },
  },
  { type: 'table', data: { content: [[text]], caption: text, header: [text], footer: [text] } },
  { type: 'raw', data: { html: text } },
  { type: 'code', data: { code: text, lang: text } },
  { type: text, data: { text } },
];

/** The API cleans what it stores, so the answer is made hostile on its way. */
function answerHostile(page: Page) {
  return page.addInitScript((content) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      const url = request[0] instanceof Request ? request[0].url : String(request[0]);
      if (!url.endsWith('/blogs/hostile')) return answer;
      const body = await answer.json();
      body.postDetails.content = content;
      return Response.json(body, { status: answer.status });
    };
  }, JSON.stringify({ blocks }));
}

async function expectNothingRan(page: Page, editor: EditorScreen) {
  await expect(
    editor.content.locator('iframe[srcdoc], [onerror], [onload], [ontoggle]'),
  ).toHaveCount(0);
  await expect(
    editor.content.locator('[href^="javascript:" i], [src^="javascript:" i]'),
  ).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
}

/** Puts hostile blocks where the writer's own were kept. */
function spoilJournal(page: Page) {
  return page.evaluate(
    ({ content, database: { name, store } }) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const drafts = opening.result.transaction(store, 'readwrite').objectStore(store);
          const cursor = drafts.openCursor();
          cursor.addEventListener('success', () => {
            cursor.result?.update({ ...cursor.result.value, content });
            resolve(null);
          });
        });
      }),
    { content: JSON.stringify({ blocks }), database: draftDatabase },
  );
}

test('hostile blocks run nothing, opened, previewed, pasted or restored', async ({
  page,
  site,
}) => {
  const editor = new EditorScreen(page);
  const shown = editor.content.getByText('shown').first();

  await test.step('in a post, and its preview', async () => {
    await answerHostile(page);
    await editor.openPlanted(site, 'hostile', [{ type: 'paragraph', data: { text: 'Harmless' } }]);
    await shown.hover();
    await expectNothingRan(page, editor);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('article', { name: 'Preview' })).toContainText('shown');
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
  });

  await test.step('on the clipboard', async () => {
    await editor.open('/create');
    await editor.startAtEnd();
    const copied = blocks.slice(0, -1).map(({ type, data }) => ({ tool: type, data, id: type }));
    await editor.paste({
      'application/x-editor-js': JSON.stringify(copied),
      'text/html': text,
    });
    await expect(shown).toBeVisible();
    await expectNothingRan(page, editor);
  });

  await test.step('in the journal', async () => {
    await editor.waitUntilKept('shown');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/about');
    await spoilJournal(page);
    await page.goto('/create');
    await page.getByRole('button', { name: 'Restore my work' }).click();
    await editor.waitUntilReady();
    await expect(shown).toBeVisible();
    await expectNothingRan(page, editor);
  });
});
