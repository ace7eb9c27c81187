import type { EditorBlock } from '@contract/document/editorDocument';
import { vi } from 'vitest';
import type { ReadableEditor } from '../document/documentModel';
import type { ReadableBlock } from '../document/readEntry';

/** A block as Editor.js shows it; tests change `data` and `isValid`. */
export function createFakeBlock({ id = '', type, data }: EditorBlock) {
  const state = { data, isValid: true };
  const save = vi.fn<ReadableBlock['save']>(() => Promise.resolve({ data: state.data }));
  const validate = () => Promise.resolve(state.isValid);
  return Object.assign(state, { id, name: type, save, validate });
}

/** The part of Editor.js that the document model reads, over a page with the holders of the blocks. */
export function createFakeEditor(blocks: readonly EditorBlock[]) {
  const all = new Map(blocks.map((block) => [block.id ?? '', createFakeBlock(block)]));
  const page = document.createElement('div');

  function block(id: string) {
    const found = all.get(id);
    if (!found) throw new Error(`There is no block ${id}.`);
    return found;
  }

  function show(...ids: string[]) {
    page.replaceChildren(
      ...ids.map((id) => {
        const holder = document.createElement('div');
        holder.dataset['id'] = id;
        return holder;
      }),
    );
  }

  show(...all.keys());
  const editor: ReadableEditor = {
    blocks: {
      getById: (id) => all.get(id) ?? null,
      getBlockByIndex: (index) => {
        const holder = page.children[index];
        return holder instanceof HTMLElement ? { holder } : undefined;
      },
    },
  };
  return { editor, block, show };
}
