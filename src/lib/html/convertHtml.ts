import type { EditorBlock } from '@contract/document/editorDocument';
import { convertElement } from './convertElement';
import { parseHtml } from './parseInert';
import { createStyleOf } from './styles';
import { createWalk, nothingInherited } from './walk';

/** Converts the body of a parsed document to blocks. They still have to be sanitised. */
export function convertPage(page: Document): EditorBlock[] {
  const walk = createWalk(createStyleOf(page), convertElement);
  return walk.convert(page.body.childNodes, nothingInherited);
}

/** Converts pasted HTML to blocks. They still have to be sanitised. */
export const convertHtml = (html: string) => convertPage(parseHtml(html));
