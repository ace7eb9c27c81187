import { isRecord } from '@contract/isRecord';
import { parseHtml } from '@/lib/html/parseInert';
import type { Context } from '../../convert/context';
import { replaceByLink } from '../../convert/prepareHtml';
import { splitName } from '../../convert/tagTree';
import type { LossKind } from '../../losses';
import { embedHtml } from './convertShortcode';

function adaptEmbeds(page: Document, context: Context) {
  for (const embed of page.querySelectorAll('.wp-block-embed__wrapper')) {
    const url = embed.textContent.trim();
    if (!/^https?:\/\/\S+$/.test(url)) continue;
    embed.replaceWith(...parseHtml(embedHtml(url, context)).body.childNodes);
  }
}

/** Older galleries are lists of figures. */
function adaptGalleries(page: Document, { marks }: Context) {
  for (const gallery of page.querySelectorAll('.wp-block-gallery')) {
    const list = gallery.querySelector('ul.blocks-gallery-grid') ?? gallery.closest('ul');
    const figures = list ? [...list.querySelectorAll('figure')] : [];
    gallery.before(marks.mark('gallery', `${gallery.querySelectorAll('img').length}`));
    if (list && figures.length > 0) list.replaceWith(...figures);
  }
}

function adaptFiles(page: Document, context: Context) {
  for (const file of page.querySelectorAll('.wp-block-file')) {
    const link = file.querySelector('a');
    const href = link?.getAttribute('href') ?? '';
    replaceByLink(file, context, { kind: 'file', href, text: link?.textContent ?? '' });
  }
  for (const button of page.querySelectorAll('.wp-block-button')) {
    const link = button.querySelector('a');
    const href = context.linkTo(link?.getAttribute('href') ?? '') ?? '';
    replaceByLink(button, context, { kind: 'button', href, text: button.textContent });
  }
}

function adaptTexts(page: Document, { marks }: Context) {
  for (const verse of page.querySelectorAll('pre.wp-block-verse')) {
    const paragraph = page.createElement('p');
    paragraph.setAttribute('style', 'white-space: pre-wrap');
    paragraph.append(...verse.childNodes);
    verse.replaceWith(paragraph);
  }
  const mark = (selector: string, kind: LossKind) => {
    for (const block of page.querySelectorAll(selector))
      block.prepend(marks.mark(kind, block.textContent));
  };
  mark('.wp-block-columns, .wp-block-media-text', 'columns');
  mark('.wp-block-cover', 'unknownBlock');
}

/** Reads a comment such as `wp:code {"language":"php"} /`. */
function readBlockComment(data: string) {
  const text = data.trim();
  if (!text.startsWith('wp:')) return null;
  const isAlone = text.endsWith('/');
  const { name, written } = splitName(text.slice('wp:'.length, isAlone ? -1 : undefined));
  return { name, isAlone, settings: readSettings(written) };
}

function readSettings(json: string) {
  try {
    const settings: unknown = JSON.parse(json || '{}');
    return isRecord(settings) ? settings : {};
  } catch {
    return {};
  }
}

/** Blocks without own HTML that leave nothing out. */
const silent: ReadonlySet<string> = new Set([
  'more',
  'nextpage',
  'spacer',
  'separator',
  'footnotes',
]);

/** Reads the comments that begin blocks: the language of code, and blocks that WordPress fills. */
function adaptComments(page: Document, { marks }: Context) {
  const comments: Comment[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment) comments.push(node);
  }
  for (const comment of comments) {
    const block = readBlockComment(comment.data);
    if (!block) continue;
    const { language } = block.settings;
    const next = comment.nextElementSibling;
    if (typeof language === 'string' && next?.localName === 'pre') {
      next.setAttribute('data-lang', language);
    }
    if (block.isAlone && !silent.has(block.name)) {
      comment.replaceWith(marks.mark('removedBlock', block.name));
    }
  }
}

/** Converts what WordPress's block editor writes in its own way. */
export function adaptBlocks(page: Document, context: Context) {
  adaptComments(page, context);
  adaptEmbeds(page, context);
  adaptGalleries(page, context);
  adaptFiles(page, context);
  adaptTexts(page, context);
}
