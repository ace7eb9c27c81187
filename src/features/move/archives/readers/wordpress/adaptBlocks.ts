import { videoFromUrl } from '@contract/document/videos';
import { isRecord } from '@contract/isRecord';
import type { Context } from '../../convert/context';
import { replaceByLink } from '../../convert/prepareHtml';
import type { LossKind } from '../../losses';

function adaptEmbeds(page: Document, context: Context) {
  for (const embed of page.querySelectorAll('.wp-block-embed__wrapper')) {
    const url = embed.textContent.trim();
    if (!/^https?:\/\/\S+$/.test(url)) continue;
    if (!videoFromUrl(url)) {
      replaceByLink(embed, context, { kind: 'card', href: url, text: url });
      continue;
    }
    const frame = page.createElement('iframe');
    frame.setAttribute('src', url);
    embed.replaceWith(frame);
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
    paragraph.innerHTML = verse.innerHTML.replaceAll('\n', '<br>');
    verse.replaceWith(paragraph);
  }
  const mark = (selector: string, kind: LossKind) => {
    for (const block of page.querySelectorAll(selector))
      block.prepend(marks.mark(kind, block.textContent));
  };
  mark('.wp-block-columns, .wp-block-media-text', 'columns');
  mark('.wp-block-cover', 'unknownBlock');
  mark('details', 'toggle');
}

const blockComment = /^\s*wp:([a-z][\w/-]*)\s*(\{[^]*\})?\s*(\/?)\s*$/i;

function readSettings(json: string | undefined) {
  try {
    const settings: unknown = JSON.parse(json ?? '{}');
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
    const [, name = '', json, slash] = blockComment.exec(comment.data) ?? [];
    if (name === '') continue;
    const { language } = readSettings(json);
    const next = comment.nextElementSibling;
    if (typeof language === 'string' && next?.localName === 'pre')
      next.setAttribute('data-lang', language);
    if (slash === '/' && !silent.has(name)) comment.replaceWith(marks.mark('removedBlock', name));
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
