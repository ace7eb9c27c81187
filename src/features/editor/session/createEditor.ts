import { limits } from '@contract/limits';
import EditorJS from '@editorjs/editorjs';
import type { Services } from '../blocks/services';
import { createTools, knownTypes } from '../blocks/tools';
import type { Keeper } from '../document/keeper';
import { toolBlock } from '../document/toolData';
import { dictionary } from './dictionary';

type EditorParts = {
  holder: HTMLElement;
  keeper: Keeper;
  services: Services;
  isReadOnly: boolean;
  announce: (words: string) => void;
  /** Told the ids of blocks that changed, came, went or moved, in batches. */
  onChange: (ids: readonly string[]) => void;
};

/** Editor.js with the blocks of the product, showing the keeper's document. */
export function createEditor({ holder, keeper, ...parts }: EditorParts) {
  const { services, isReadOnly, announce, onChange } = parts;
  const blocks = keeper.entries().map(({ id, block }) => ({ id, ...toolBlock(block, knownTypes) }));
  return new EditorJS({
    holder,
    minHeight: limits.editor.minHeight,
    defaultBlock: 'paragraph',
    placeholder: 'Tell your story. Press / for blocks.',
    tools: createTools({ services, stored: keeper.stored, announce }),
    data: { blocks },
    readOnly: isReadOnly,
    i18n: { messages: dictionary },
    onChange: (_, events) => {
      onChange([events].flat().map(({ detail }) => detail.target.id));
    },
  });
}
