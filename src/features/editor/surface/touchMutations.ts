import { editorClasses } from '../editorClasses';
import { editedBlock } from './blockActions';

/** Editor.js marks the block with the caret or a selection on this element. */
const isBlock = (target: Node) =>
  target instanceof Element && target.matches(`.${editorClasses.block}`);

/**
 * Calls `touch` with each block whose elements change. Editor.js reports a change only when nothing
 * has changed for 400 ms, and a post can be published before that.
 */
export function touchMutations(holder: HTMLElement, touch: (id: string) => void) {
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'attributes' && isBlock(target)) continue;
      const id = editedBlock(target instanceof Text ? target.parentElement : target);
      if (id !== null) touch(id);
    }
  });
  const kinds = { childList: true, characterData: true, attributes: true };
  observer.observe(holder, { ...kinds, subtree: true });
  return () => observer.disconnect();
}
