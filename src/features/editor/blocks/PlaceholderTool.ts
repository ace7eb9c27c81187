import type { BlockTool } from '@editorjs/editorjs';
import { make } from './elements';

/** Stands where a block can't be shown; the block itself is kept beside it and comes back unchanged. */
export class PlaceholderTool implements BlockTool {
  static isReadOnlySupported = true;
  static contentless = true;

  render() {
    const wrapper = make('div', 'block-placeholder');
    wrapper.setAttribute('role', 'note');
    const title = make('strong');
    title.textContent = 'Error';
    const words = make('span');
    words.textContent = 'The block can not be displayed correctly.';
    wrapper.append(title, words);
    return wrapper;
  }

  save() {
    return {};
  }
}
