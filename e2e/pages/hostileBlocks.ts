import { expect, type Locator, type Page } from '@playwright/test';
import type { Block } from './api';

const script = 'document.documentElement.dataset.hacked = 1';
const address = `javascript:${script}`;

/** HTML that runs a script, loads a foreign page or submits a form, unless it is sanitised. */
export const hostileHtml = [
  `<script>${script}</script>`,
  `<img src="/nowhere.png" onerror="${script}">`,
  `<svg onload="${script}"></svg>`,
  `<a href="${address}">a link</a>`,
  '<a href="data:text/html,<script>1</script>">another</a>',
  `<details open ontoggle="${script}"><summary>s</summary></details>`,
  `<iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
  '<iframe src="https://evil.example/"></iframe>',
  '<form action="https://evil.example/"><input autofocus></form>',
  `<b onmouseover="${script}">shown</b>`,
].join('');

const text = hostileHtml;
const nested = { content: text, meta: {}, items: [] };

export const knownHostileBlocks: readonly Block[] = [
  { type: 'header', data: { text, level: 2 } },
  { type: 'paragraph', data: { text } },
  { type: 'list', data: { style: 'ordered', items: [text] } },
  { type: 'list', data: { style: 'checklist', items: [nested] } },
  { type: 'quote', data: { text, caption: text, alignment: 'left' } },
  { type: 'image', data: { file: { url: address }, caption: text, alt: text } },
  { type: 'image', data: { file: { url: '/favicon.svg' }, caption: text, alt: text } },
  { type: 'simpleImage', data: { url: address, caption: text } },
  { type: 'embed', data: { service: 'youtube', source: address, embed: address, caption: text } },
  {
    type: 'embed',
    data: {
      service: 'youtube',
      source: 'https://youtu.be/dQw4w9WgXcQ',
      embed: address,
      caption: text,
    },
  },
  { type: 'table', data: { content: [[text]], caption: text, header: [text], footer: [text] } },
  { type: 'raw', data: { html: text } },
  { type: 'code', data: { code: text, lang: text } },
];

export const hostileBlocks: readonly Block[] = [
  ...knownHostileBlocks,
  {
    type: 'embed',
    data: { service: text, source: 'https://evil.example/', embed: address, caption: text },
  },
  { type: text, data: { text } },
];

/** No script ran, and nothing is left that could run one. */
export async function expectHarmless(page: Page, content: Locator) {
  await expect(
    content.locator('[onerror], [onload], [onmouseover], [ontoggle], [srcdoc], script:not([type])'),
  ).toHaveCount(0);
  await expect(
    content.locator(
      '[href^="javascript:" i], [href^="data:" i], [src^="javascript:" i], [src*="evil.example"]',
    ),
  ).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
}
