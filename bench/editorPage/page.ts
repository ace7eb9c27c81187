import { type EditorDocument, parseDocument } from '@contract/document/editorDocument';
import { sanitizeDocument } from '@contract/document/sanitizeDocument';
import CodeTool from '@editorjs/code';
import Delimiter from '@editorjs/delimiter';
import EditorJS, { type BlockToolConstructorOptions } from '@editorjs/editorjs';
import Header from '@editorjs/header';
import List from '@editorjs/list';
import Quote from '@editorjs/quote';
import Raw from '@editorjs/raw';
import Table from '@editorjs/table';
import { createAutosave } from '@/features/editor/draft/createAutosave';
import { createDraftStore } from '@/features/editor/draft/draftStore';
import { createEditorInstance } from '@/features/editor/surface/createEditorInstance';

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));

/** The package's tool. Only its types require a configuration. */
class StockTable extends Table {
  constructor(options: BlockToolConstructorOptions) {
    super({ ...options, config: { withHeading: false, content: [], ...options.config } });
  }
}

const tools = {
  header: { class: Header, inlineToolbar: true },
  list: { class: List, inlineToolbar: true },
  quote: { class: Quote, inlineToolbar: true },
  table: { class: StockTable, inlineToolbar: true },
  raw: Raw,
  delimiter: Delimiter,
  code: CodeTool,
};

async function openStock(holder: HTMLElement, content: string) {
  const data: EditorDocument = JSON.parse(content);
  const editor = new EditorJS({
    holder,
    tools,
    data: {
      blocks: data.blocks.map(({ id, type, data }, at) => ({ id: id ?? String(at), type, data })),
    },
    onChange: handleChange,
  });
  await editor.isReady;
  return () => editor.destroy();
}

const fields = {
  title: 'Bench',
  tags: [],
  typedTag: '',
  seoKeywords: '',
  metaDescription: '',
  url: 'bench',
  note: '',
  isSmall: false,
  canonicalUrl: '',
};

/** The editor with its drafts, which are stored while typing. */
async function openOurs(holder: HTMLElement, content: string) {
  const document = sanitizeDocument(parseDocument(content) ?? { blocks: [] });
  const draftStore = createDraftStore({ fields, document, picture: null }, false);
  const autosave = createAutosave({
    key: 'bench',
    draftStore,
    uploads: new Map(),
    postUrl: null,
    server: { saved: null, clientId: 'bench-key', sentTexts: null },
    onStatus: handleChange,
  });
  const stopSaving = autosave.start();
  const instance = createEditorInstance({
    holder,
    document,
    services: {
      upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
      track: (work) => work,
      noteLoad: () => undefined,
    },
    isReadOnly: false,
    onChange: (next) => draftStore.change({ document: next }),
    announce: () => undefined,
  });
  await instance.ready;
  return () => {
    stopSaving();
    instance.destroy();
  };
}

let resolvers: (() => void)[] = [];

function handleChange() {
  for (const resolve of resolvers) resolve();
  resolvers = [];
}

/** Resolves when the next change was reported, and stored. */
const changed = () => new Promise<void>((resolve) => void resolvers.push(resolve));

let close = () => undefined as void;

/** Opens a document with one of the editors and returns the milliseconds it took. */
async function open(kind: 'stock' | 'ours', content: string) {
  close();
  await idle();
  const holder = window.document.createElement('div');
  window.document.getElementById('holder')?.replaceChildren(holder);
  const startedAt = performance.now();
  close = await (kind === 'stock' ? openStock : openOurs)(holder, content);
  if (kind === 'stock') await idle();
  return performance.now() - startedAt;
}

Object.assign(window, {
  bench: {
    open,
    changed,
    idle,
  },
});
