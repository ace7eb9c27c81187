import type { EditorBlock } from '@contract/document/editorDocument';
import { hostileBlocks } from '@contract/document/testing/hostile/blocks';
import { type Payload, payloads } from '@contract/document/testing/hostile/payloads';
import { mockDatabase } from '@contract/storageKeys';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { putIntoStore, readStore } from './indexedDb';

const partCount = 2;

/** The payloads of each post. */
export const payloadParts = Array.from({ length: partCount }, (_, part) =>
  payloads.filter((_, index) => index % partCount === part),
);

const blockOfEachType = (payload: Payload) => [
  ...new Map(hostileBlocks(payload).map((block) => [block.type, block])).values(),
];

// Without their unknown fields, which would make a document too long.
const knownFields = ({ type, data: { unknown: _, ...data } }: EditorBlock) => ({ type, data });

/** One block with a payload, of another type for the next payload. */
function oneBlock(payload: Payload, index: number) {
  const blocks = blockOfEachType(payload).map(knownFields);
  return blocks.slice(index % blocks.length).slice(0, 1);
}

/** The payloads in two posts, each in one block. */
export const hostileHalves = payloadParts.map((own) => ({
  payloads: own,
  blocks: own.flatMap(oneBlock),
}));

const htmlBlocks = (payload: Payload) =>
  hostileBlocks(payload)
    .filter(({ type }) => type === 'raw')
    .map(knownFields);

/** Documents that together hold every payload as HTML and in a block. Tests of the contract use all fields. */
export const hostileDocuments = hostileHalves.map(({ payloads: own, blocks }, part) => [
  ...own.flatMap(htmlBlocks),
  ...blocks,
  { type: 'paragraph', data: { text: `End of part ${part}` } },
]);

const markup = payloads.map(({ html }) => html);

/** Every payload in a list, in a table and in one block. All blocks would take the editor too long. */
export const hostileDraft = [
  { type: 'list', data: { style: 'ordered', items: markup } },
  { type: 'table', data: { content: markup.map((html) => [html]) } },
  ...payloads.flatMap(oneBlock),
  { type: 'paragraph', data: { text: 'End of the draft' } },
];

/** Texts of at most `length` characters that together hold the payloads which the API accepts. */
export function hostileTexts(of: readonly Payload[], length: number) {
  const texts: string[] = [];
  for (const { html } of of) {
    if (html.length > length || /[\p{Cc}\p{Cs}]/u.test(html)) continue;
    const longer = [...texts.slice(-1), html].join(' ');
    if (longer.length > length) texts.push(html);
    else texts.splice(-1, 1, longer);
  }
  return texts;
}

// Text comes last, because Editor.js fails to place the caret after an element.
const wrappers = [
  (html: string) => `<p>${html} text</p><p>text</p>`,
  (html: string) => `<ul><li>${html}</li></ul><table><tr><td>${html}</td></tr></table>`,
  (html: string) => `<h2>${html} text</h2><blockquote>${html} text</blockquote>`,
  (html: string) => `${html} text`,
];

const urlsOnClipboard = 10;
const urls = payloads.filter(({ html, url }) => html !== url).map(({ html }) => html);
const elements = payloads.filter(({ html, url }) => html === url).map(({ html }) => html);

const copiedHtml = (hostile: readonly string[]) =>
  [
    ...hostile.map((html, index) => wrappers[index % wrappers.length]?.(html) ?? html),
    '<p>One more</p><p>The last paragraph</p>',
  ].map((text) => ({ 'text/html': text }));

const copiedTexts = [
  ...Array.from({ length: Math.ceil(urls.length / urlsOnClipboard) }, (_, part) =>
    urls.slice(part * urlsOnClipboard, (part + 1) * urlsOnClipboard).join(' '),
  ),
  ...elements,
];

/** Every payload as copied HTML, in different elements. Only elements may change what follows them. */
export const hostileHtmlParts = Array.from({ length: partCount }, (_, part) =>
  copiedHtml(copiedTexts.filter((_text, index) => index % partCount === part)),
);

export const someHostileHtml = copiedHtml([...urls.slice(0, 10), ...elements.slice(0, 10)]);

const blocksOnClipboard = 40;
const copied = [
  ...payloads.flatMap(oneBlock),
  { type: 'paragraph', data: { text: 'The last paragraph' } },
].map(({ type, data }) => ({ tool: type, data }));

/** Every payload in a copied block. */
export const copiedBlocks = Array.from(
  { length: Math.ceil(copied.length / blocksOnClipboard) },
  (_, part) => ({
    'application/x-editor-js': JSON.stringify(
      copied.slice(part * blocksOnClipboard, (part + 1) * blocksOnClipboard),
    ),
  }),
);

const table = v.tuple([v.array(v.looseObject({}))]);
type Row = Record<string, unknown>;

/** Changes rows in the state of the mock API. The API itself would sanitise or refuse them. */
export async function changeRows(
  page: Page,
  key: string,
  change: (row: Row, index: number) => Row,
) {
  const store = mockDatabase('usual');
  const [rows] = v.parse(table, JSON.parse(await readStore(page, store, key)));
  await putIntoStore(page, store, { key, value: rows.map(change) });
}

/** Records scripts of payloads that run, dialogs, and requests that a payload must not make. */
export async function watchForScripts(page: Page) {
  const found: string[] = [];
  await page.exposeFunction('hacked', () => {
    found.push('a script ran');
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    found.push(`a dialog: ${dialog.message()}`);
    return void dialog.dismiss();
  });
  page.on('popup', (popup) => found.push(`a window: ${popup.url()}`));
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const request = route.request();
      const isPlayer =
        request.isNavigationRequest() &&
        /^www\.youtube\.com$/.test(new URL(request.url()).hostname);
      if (request.resourceType() !== 'image' && !isPlayer)
        found.push(`a request: ${request.url()}`);
      return route.abort();
    },
  );
  return found;
}

/** Runs in the page. Returns what could run, and clicks every link. */
function findDangers(root: Element) {
  const tags = new Set(
    'script style object embed applet base meta link frame frameset math template portal marquee'.split(
      ' ',
    ),
  );
  const urls = new Set(
    'href src action formaction xlink:href srcdoc data ping poster background'.split(' '),
  );
  const isSafe = (url: string) =>
    !URL.canParse(url, document.baseURI) ||
    ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url, document.baseURI).protocol);
  const stay = (event: Event) => event.preventDefault();
  const dangers: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const isData = element.matches('script[type="application/ld+json"]');
    if (tags.has(element.localName) && !isData) dangers.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || (urls.has(name) && !isSafe(value)))
        dangers.push(`${name}=${value}`);
    }
    if (!(element instanceof HTMLAnchorElement)) continue;
    const isShown = element.href !== '' && isSafe(element.href);
    // Before React, which stops clicks on parts that it has not hydrated yet.
    if (isShown) window.addEventListener('click', stay, { capture: true, once: true });
    const init = { bubbles: true, cancelable: true, ctrlKey: !isShown };
    element.dispatchEvent(new MouseEvent('click', init));
  }
  return dangers;
}

/** No script of a payload ran, also after a click on every link, and nothing is left that could run. */
export async function expectNothingRan(content: Locator, found: readonly string[]) {
  expect(await content.evaluate(findDangers)).toEqual([]);
  await content.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(found).toEqual([]);
}
