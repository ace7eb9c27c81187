import { escapeHtmlAttribute } from '@contract/document/html/escape';
import * as v from 'valibot';
import type { Context } from '../../convert/context';
import { content, listOf, text } from '../../convert/fields';
import { withoutMarks } from '../../convert/lossMarks';
import { readMarkedHtml } from '../../convert/readHtml';
import { adaptBlocks } from './adaptBlocks';
import { autop, splitKept } from './autop';
import { type Attachments, convertShortcode, embedHtml } from './convertShortcode';
import type { Item } from './readItem';
import { replaceShortcodes } from './shortcodes';

const footnotes = listOf(v.object({ id: text, content }));

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}

/** The footnotes of the block editor, which are stored beside the text. */
function footnoteList({ metaOf }: Item) {
  const notes = v.parse(footnotes, parseJson(metaOf('footnotes') || '[]'));
  const items = notes.map(
    ({ id, content }) => `<li id="${escapeHtmlAttribute(id)}">${content}</li>`,
  );
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

/** WordPress embeds addresses that stand alone in a line. */
const embedLines = (text: string, context: Context) =>
  text.replaceAll(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, (_, url: string) =>
    embedHtml(url, context),
  );

/** Converts the content of a post, written in the block editor or the classic one. */
export function readContent(item: Item, attachments: Attachments, context: Context) {
  const written = withoutMarks(item.fields['content:encoded']);
  const isBlocks = /<!-- wp:/.test(written);
  const withoutCodes = splitKept(written)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const replaced = replaceShortcodes(part, (code) =>
        convertShortcode(code, attachments, context),
      );
      return isBlocks ? replaced : embedLines(replaced, context);
    })
    .join('');
  const html = isBlocks ? withoutCodes : autop(withoutCodes);
  return readMarkedHtml(html + footnoteList(item), context, adaptBlocks);
}
