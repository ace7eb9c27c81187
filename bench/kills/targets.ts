import type { Locator } from '@playwright/test';
import type { EditorScreen } from '../../e2e/pages/EditorScreen';

/** A place to type. */
export type Target = {
  name: string;
  /** The page that has it. */
  path: string;
  locate: (editor: EditorScreen) => Locator;
  read: (editor: EditorScreen) => Promise<string>;
};

export const postUrl = 'kills';
const picture = '/default-avatar-160x160.webp';

/** A post with every block that has text. */
export const documentOfPost = {
  blocks: [
    { id: 'b1', type: 'paragraph', data: { text: 'Words' } },
    { id: 'b2', type: 'header', data: { text: 'Words', level: 2 } },
    {
      id: 'b3',
      type: 'list',
      data: { style: 'unordered', items: [{ content: 'Words', items: [], meta: {} }] },
    },
    { id: 'b4', type: 'quote', data: { text: 'Words', caption: 'Words', alignment: 'left' } },
    {
      id: 'b5',
      type: 'table',
      data: { withHeadings: false, content: [['Words', 'More']], caption: 'Words' },
    },
    { id: 'b6', type: 'code', data: { code: 'Words' } },
    { id: 'b7', type: 'callout', data: { text: 'Words', tone: 'note' } },
    { id: 'b8', type: 'raw', data: { html: 'Words' } },
    { id: 'b9', type: 'image', data: { file: { url: picture }, caption: 'Words', alt: 'Words' } },
    {
      id: 'b10',
      type: 'embed',
      data: {
        service: 'youtube',
        source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
        caption: 'Words',
      },
    },
    { id: 'b11', type: 'simpleImage', data: { url: picture, caption: 'Words', alt: 'Words' } },
  ],
};

const readValue = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? ''),
  );

type FieldName = Parameters<EditorScreen['field']>[0];

function field(name: FieldName): Target {
  const locate = (editor: EditorScreen) => editor.field(name);
  return { name, path: '/create', locate, read: (editor) => readValue(locate(editor)) };
}

/** After a pause the typed tag is one of the chosen tags. */
const tags: Target = {
  ...field('Tags'),
  async read(editor) {
    const typed = await editor.field('Tags').inputValue();
    const chosen = editor.page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
    return typed || ((await chosen.allTextContents()).at(-1) ?? '');
  },
};

function block(name: string, role: 'textbox' | 'heading', label: string | RegExp): Target {
  const locate = ({ content }: EditorScreen) =>
    content.getByRole(role, { name: label, exact: true }).first();
  return {
    name,
    path: `/update?post=${postUrl}`,
    locate,
    read: (editor) => readValue(locate(editor)),
  };
}

export const targets: readonly Target[] = [
  field('Title'),
  field('Meta description'),
  field('SEO keywords'),
  field('Post URL'),
  tags,
  block('caption of a picture', 'textbox', /^Image.*caption/i),
  block('alternative text', 'textbox', /^Alternative text/),
  block('picture by address', 'textbox', /^Image by address.*caption/i),
  block('caption of a video', 'textbox', /^Video/),
  block('caption of a table', 'textbox', /^Table.*caption/i),
  block('paragraph', 'textbox', /^Paragraph/),
  block('heading', 'heading', /./),
  block('list', 'textbox', /^List/),
  block('quote', 'textbox', /^Quote/),
  block('caption of a quote', 'textbox', /^Quote.*caption/i),
  block('table cell', 'textbox', 'Table'),
  block('code', 'textbox', 'Code'),
  block('callout', 'textbox', /^Callout/),
  block('raw HTML', 'textbox', 'Raw HTML'),
];
