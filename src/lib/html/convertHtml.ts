import type { EditorBlock } from '@contract/document/editorDocument';
import { convertElement } from './convertElement';
import { createStyleOf } from './styles';
import { createWalk, nothingInherited } from './walk';

/** Parses HTML as a document of its own, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Converts the body of a parsed document to blocks. They still have to be sanitised. */
export function convertPage(page: Document): EditorBlock[] {
  const walk = createWalk(createStyleOf(page), convertElement);
  return walk.convert(page.body.childNodes, nothingInherited);
}

/** Converts pasted HTML to blocks. They still have to be sanitised. */
export const convertHtml = (html: string) => convertPage(parseHtml(html));
