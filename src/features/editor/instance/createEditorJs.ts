import { limits } from '@contract/limits';
import EditorJS from '@editorjs/editorjs';
import type { Services } from '../blocks/services';
import { createTools, knownTypes } from '../blocks/tools';
import type { DocumentModel } from '../document/documentModel';
import { toolBlock } from '../document/toolData';
import { dictionary } from './dictionary';

type EditorJsOptions = {
  holder: HTMLElement;
  model: DocumentModel;
  services: Services;
  isReadOnly: boolean;
  announce: (words: string) => void;
  /** Told the ids of blocks that changed, came, went or moved, in batches. */
  onChange: (ids: readonly string[]) => void;
};

/** Editor.js with the blocks of the product, showing the model's document. */
export function createEditorJs({ holder, model, ...parts }: EditorJsOptions) {
  const { services, isReadOnly, announce, onChange } = parts;
  const blocks = model.entries().map(({ id, block }) => ({ id, ...toolBlock(block, knownTypes) }));
  return new EditorJS({
    holder,
    minHeight: limits.editor.minHeight,
    defaultBlock: 'paragraph',
    placeholder: 'Tell your story. Press / for blocks.',
    tools: createTools({ services, stored: model.stored, announce }),
    data: { blocks },
    readOnly: isReadOnly,
    i18n: { messages: dictionary },
    onChange: (_, events) => {
      onChange([events].flat().map(({ detail }) => detail.target.id));
    },
  });
}
