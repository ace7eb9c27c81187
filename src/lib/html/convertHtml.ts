import type { EditorBlock } from '@contract/document/editorDocument';
import { convertElement } from './convertElement';
import { createStyleOf } from './styles';
import { createWalk, nothingInherited } from './walk';

/**
 * Converts pasted HTML to blocks. The HTML is parsed as a document of its own, in which nothing runs
 * and nothing is loaded; the blocks still have to be sanitised.
 */
export function convertHtml(html: string): EditorBlock[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const walk = createWalk(createStyleOf(page), convertElement);
  return walk.convert(page.body.childNodes, nothingInherited);
}
