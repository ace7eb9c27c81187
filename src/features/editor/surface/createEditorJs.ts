import { editorLimits } from '@contract/document/editorLimits';
import { connectionTexts } from '@contract/texts/connectionTexts';
import { uploadTexts } from '@contract/texts/uploadTexts';
import EditorJS from '@editorjs/editorjs';
import { allowMarkup } from '@/lib/browser/trustedTypes';
import type { Tools } from '../blocks/tools';
import type { DocumentModel } from '../document/documentModel';
import { toolBlock } from '../document/toolData';

const uploadFailure = {
  /** Read when it is shown: another picture doesn't help without a connection. */
  get 'Couldn’t upload image. Please try another.'() {
    const reason = navigator.onLine ? '' : ` ${connectionTexts.offlineReason}`;
    return uploadTexts.pictureRefused + reason;
  },
};

/** Texts of Editor.js and its tools that the product replaces. */
const dictionary = {
  ui: {
    blockTunes: { toggler: { 'Click to tune': 'Drag to move, click for the menu' } },
  },
  tools: {
    image: uploadFailure,
    simpleImage: uploadFailure,
  },
};

type EditorJsOptions = {
  holder: HTMLElement;
  model: DocumentModel;
  tools: Tools;
  isReadOnly: boolean;
  /** Called with the ids of blocks that were changed, added, removed or moved. */
  onChange: (ids: readonly string[]) => void;
};

/** Editor.js with the product's blocks, showing the model's document. */
export function createEditorJs({ holder, model, ...options }: EditorJsOptions) {
  const { tools, isReadOnly, onChange } = options;
  const blocks = model.entries().map(({ id, block }) => ({ id, ...toolBlock(block) }));
  allowMarkup();
  return new EditorJS({
    holder,
    minHeight: editorLimits.minHeight,
    defaultBlock: 'paragraph',
    placeholder: 'Tell your story. Press / for blocks.',
    tools,
    tunes: ['duplicate'],
    data: { blocks },
    readOnly: isReadOnly,
    i18n: { messages: dictionary },
    onChange: (_, events) => {
      onChange([events].flat().map(({ detail }) => detail.target.id));
    },
  });
}
