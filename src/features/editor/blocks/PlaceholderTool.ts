import type { EditorBlock } from '@contract/document/editorDocument';
import { plainText } from '@contract/document/html/plainText';
import { readBlock } from '@contract/document/knownBlock';
import { isSafeUrl } from '@contract/document/safeUrl';
import { writingTexts } from '@contract/texts/writingTexts';
import type { BlockTool, BlockToolConstructorOptions } from '@editorjs/editorjs';
import { make } from './elements';

type Options = BlockToolConstructorOptions<{ stored?: EditorBlock }>;

/** Readers get a link in place of an embed whose service has no player. */
function linkOf(stored: EditorBlock | undefined) {
  const block = stored ? readBlock(stored) : null;
  if (block?.type !== 'embed' || !isSafeUrl(block.data.source, 'link')) return null;
  const { source, caption } = block.data;
  if (source === '') return null;
  const link = make('a');
  link.href = source;
  link.textContent = plainText(caption) || source;
  return link;
}

/** Shown for a block that can't be displayed. The document model doesn't change the block. */
export class PlaceholderTool implements BlockTool {
  static isReadOnlySupported = true;
  static contentless = true;
  readonly #stored: EditorBlock | undefined;

  constructor({ data }: Options) {
    this.#stored = data.stored;
  }

  render() {
    const link = linkOf(this.#stored);
    const wrapper = make('div', link ? 'block-link' : 'block-placeholder');
    wrapper.setAttribute('role', 'note');
    if (link) {
      wrapper.append(link);
      return wrapper;
    }
    const title = make('strong');
    title.textContent = writingTexts.brokenBlockTitle;
    const message = make('span');
    message.textContent = writingTexts.brokenBlock;
    wrapper.append(title, message);
    return wrapper;
  }

  save() {
    return {};
  }
}
