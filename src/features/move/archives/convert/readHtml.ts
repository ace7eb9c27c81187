import type { EditorBlock } from '@contract/document/editorDocument';
import { convertPage } from '@/lib/html/convertHtml';
import { parseHtml } from '@/lib/html/parseInert';
import type { Context } from './context';
import { withoutMarks } from './lossMarks';
import { prepareHtml } from './prepareHtml';

/** Converts HTML that can have marks of losses already. */
export function readMarkedHtml(
  html: string,
  context: Context,
  adapt: (page: Document, context: Context) => void = () => undefined,
): EditorBlock[] {
  const page = parseHtml(html);
  adapt(page, context);
  prepareHtml(page, context);
  return convertPage(page);
}

/** Converts the HTML of a post. `adapt` changes what one system writes in its own way. */
export const readHtml: typeof readMarkedHtml = (html, context, adapt) =>
  readMarkedHtml(withoutMarks(html), context, adapt);
