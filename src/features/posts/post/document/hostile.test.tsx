import { blockRegistry } from '@contract/document/blockRegistry';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDocument } from './testing/renderDocument';

const payloads = [
  '<script>window.hacked = 1</script>end',
  '<img src=x onerror="window.hacked = 1">end',
  '<svg onload="window.hacked = 1"><a xlink:href="javascript:window.hacked=1">x</a></svg>end',
  '<a href="javascript:window.hacked=1">end</a>',
  '<a href="java\nscript:window.hacked=1">end</a>',
  '<a href="data:text/html,<script>window.hacked=1</script>">end</a>',
  '<iframe src="https://evil.example/"></iframe>end',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>end',
  '<form action="https://evil.example/"><input name="q" autofocus onfocus="window.hacked=1"></form>end',
  '<p style="position:fixed;inset:0" onmouseover="window.hacked=1">end</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=window.hacked=1>">end',
];

/** Every text field of every block, each holding the payload. */
function blocksWith(text: string) {
  const item = { content: text, meta: {}, items: [{ content: text, meta: {}, items: [] }] };
  const link = 'javascript:window.hacked=1';
  return [
    { type: 'header', data: { text, level: 2 } },
    { type: 'paragraph', data: { text } },
    { type: 'list', data: { style: 'ordered', items: [text] } },
    { type: 'list', data: { style: 'checklist', items: [item] } },
    { type: 'quote', data: { text, caption: text, alignment: 'left' } },
    { type: 'image', data: { file: { url: link }, caption: text, alt: text } },
    { type: 'image', data: { file: { url: '/a.webp' }, caption: text, alt: text } },
    { type: 'simpleImage', data: { url: 'data:text/html,x', caption: text } },
    { type: 'embed', data: { service: text, source: link, embed: link, caption: text } },
    {
      type: 'embed',
      data: { service: 'youtube', source: 'https://evil.example/', embed: link, caption: text },
    },
    {
      type: 'table',
      data: {
        content: [[text]],
        withHeadings: true,
        caption: text,
        header: [text],
        footer: [text],
      },
    },
    { type: 'raw', data: { html: `<em>the raw block</em>${text}` } },
    { type: 'callout', data: { tone: text, title: text, text } },
    { type: 'code', data: { code: text, lang: text } },
    { type: 'delimiter', data: { text } },
    { type: text, data: { text } },
  ];
}

const canRun = (name: string) => name.startsWith('on') || name === 'srcdoc' || name === 'style';
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];
const isUnsafeUrl = (value: string) =>
  /^(?:javascript|data|vbscript):/i.test(value.replaceAll(/\s/g, ''));

function dangersIn(container: HTMLElement) {
  const elements = [...container.querySelectorAll('*')];
  const tags = elements
    .filter(({ localName }) =>
      ['script', 'iframe', 'form', 'object', 'math', 'style'].includes(localName),
    )
    .map(({ localName }) => localName);
  const attributes = elements
    // React styles these elements itself; elements of the document must have no style.
    .filter((element) => !element.matches('img, svg, svg *, iframe'))
    .flatMap((element) => [...element.attributes])
    .filter(({ name, value }) => canRun(name) || (addresses.includes(name) && isUnsafeUrl(value)))
    .map(({ name, value }) => `${name}=${value}`);
  const handlers = elements.flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  return [...tags, ...attributes, ...handlers];
}

test('the hostile documents hold every type of block', () => {
  const types = blocksWith('').map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(Object.keys(blockRegistry)));
});

test('hostile texts do not run in any field', async () => {
  for (const payload of payloads) {
    const { container, unmount } = renderDocument(...blocksWith(payload));
    expect(screen.getByRole('table'), `of ${payload}`).toBeVisible();
    await waitFor(() => expect(screen.getByText('the raw block'), `of ${payload}`).toBeVisible());
    expect(dangersIn(container), `of ${payload}`).toEqual([]);
    expect('hacked' in window, `of ${payload}`).toBe(false);
    unmount();
  }
});
