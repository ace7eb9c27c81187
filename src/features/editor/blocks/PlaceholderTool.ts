import type { BlockTool } from '@editorjs/editorjs';
import { make } from './elements';

/** Shown for a block that can't be displayed. The document model keeps the block unchanged. */
export class PlaceholderTool implements BlockTool {
  static isReadOnlySupported = true;
  static contentless = true;

  render() {
    const wrapper = make('div', 'block-placeholder');
    wrapper.setAttribute('role', 'note');
    const title = make('strong');
    title.textContent = 'Error';
    const message = make('span');
    message.textContent = 'The block can not be displayed correctly.';
    wrapper.append(title, message);
    return wrapper;
  }

  save() {
    return {};
  }
}
