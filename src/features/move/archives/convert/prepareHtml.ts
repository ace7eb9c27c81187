import { videoFromUrl } from '@contract/document/videos';
import { archiveLimits } from '@contract/texts/moveTexts';
import type { LossKind } from '../losses';
import type { Context } from './context';
import { convertFootnotes } from './footnotes';

/** Replaces an element by the mark of its loss and by a link if it has an address, else by its text. */
export function replaceByLink(
  element: Element,
  { marks }: Context,
  loss: { kind: LossKind; href: string; text: string },
) {
  const page = element.ownerDocument;
  const paragraph = page.createElement('p');
  const hasAddress = /^https?:\/\//i.test(loss.href);
  const withoutLink = loss.text.trim() === '' ? 'removedBlock' : 'unknownBlock';
  const kind = hasAddress ? loss.kind : withoutLink;
  paragraph.append(marks.mark(kind, loss.href || loss.text || element.localName));
  if (hasAddress) {
    const link = page.createElement('a');
    link.href = loss.href;
    link.textContent = loss.text.trim() || loss.href;
    paragraph.append(link);
  } else paragraph.append(loss.text);
  element.replaceWith(paragraph);
}

/** Other networks write their embeds as quotes, which their script fills. Without its text nothing of them would be left. */
function prepareEmptyQuotes(page: Document, context: Context) {
  for (const quote of page.querySelectorAll('blockquote')) {
    const href = quote.querySelector('a[href]')?.getAttribute('href') ?? '';
    if (href === '' || quote.textContent.trim() !== '' || quote.querySelector('img')) continue;
    replaceByLink(quote, context, { kind: 'card', href, text: href });
  }
}

const gist = /^https:\/\/gist\.github\.com\/[\w.-]+\/\w+/;

function prepareScripts(page: Document, context: Context) {
  for (const script of page.querySelectorAll('script')) {
    const src = script.getAttribute('src') ?? '';
    const href = gist.exec(src)?.[0];
    if (href !== undefined) replaceByLink(script, context, { kind: 'card', href, text: href });
    else script.replaceWith(context.marks.mark('script', src || script.textContent));
  }
}

const completed = (src: string) => (src.startsWith('//') ? `https:${src}` : src);

function prepareFrames(page: Document, context: Context) {
  for (const frame of page.querySelectorAll('iframe')) {
    const href = completed(frame.getAttribute('src') || (frame.getAttribute('data-src') ?? ''));
    if (videoFromUrl(href)) frame.setAttribute('src', href);
    else {
      replaceByLink(frame, context, {
        kind: 'frame',
        href,
        text: frame.getAttribute('title') ?? '',
      });
    }
  }
  for (const media of page.querySelectorAll('video, audio')) {
    const source = media.getAttribute('src') ?? media.querySelector('source')?.getAttribute('src');
    const href = context.linkTo(source ?? '') ?? '';
    const text = media.getAttribute('title') ?? '';
    replaceByLink(media, context, { kind: 'media', href, text });
  }
}

function prepareRemoved(page: Document, { marks }: Context) {
  for (const input of page.querySelectorAll('form, input, select, textarea, button')) {
    if (input.getAttribute('type') === 'checkbox' || !input.isConnected) continue;
    const text = input.textContent.trim();
    if (input.localName === 'button' && text === '') continue;
    input.replaceWith(marks.mark('form', text || input.localName));
  }
  for (const object of page.querySelectorAll('object, embed, applet, canvas, svg')) {
    if (!object.isConnected) continue;
    const isIcon = object.localName === 'svg' && object.closest('a, button, h2, h3, h4') !== null;
    if (!isIcon) object.replaceWith(marks.mark('object', object.textContent || object.localName));
  }
}

const lostStyle = /(?:^|[\s;])(?:color|background|font-size|font-family|text-align|float)/i;

function noteStyles(page: Document, { marks }: Context) {
  for (const element of page.querySelectorAll('[style], font, [align], [bgcolor]')) {
    const style = element.getAttribute('style');
    if (style === null || lostStyle.test(style)) marks.addOnce('style', style ?? element.localName);
  }
  for (const heading of page.querySelectorAll('h1')) {
    heading.prepend(marks.mark('heading', heading.textContent));
  }
}

/** Makes plain text of what is nested too deep. Walks without recursion. */
function limitDepth(page: Document, { marks }: Context) {
  let level: Element[] = [page.body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= archiveLimits.depth) {
      for (const element of level) {
        const text = element.textContent;
        element.replaceWith(`${marks.mark('tooDeep', text)}${text}`);
      }
      return;
    }
    level = level.flatMap((element) => [...element.children]);
  }
}

const isPictureAddress = (href: string) =>
  /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(href) ||
  /^https:\/\/(?:substackcdn\.com|miro\.medium\.com|cdn-images-1\.medium\.com)\//.test(href);

function sourceOf(picture: Element) {
  const src = picture.getAttribute('src') ?? '';
  const late = picture.getAttribute('data-src') ?? picture.getAttribute('data-lazy-src') ?? '';
  return src === '' || (late !== '' && /^data:image\/(?:gif|svg)/i.test(src)) ? late : src;
}

/** A list here has one kind of marks, also in the lists inside of it. */
function noteListMarks(page: Document, { marks }: Context) {
  for (const list of page.querySelectorAll('ol, ul')) {
    if (list.parentElement?.closest('ol, ul')) continue;
    const items = list.querySelectorAll('li').length;
    const boxes = list.querySelectorAll('li input[type="checkbox"]').length;
    const isMixed = boxes > 0 ? boxes < items : list.matches('ol') && list.querySelector('ul');
    if (isMixed) list.querySelector('li')?.prepend(marks.markOnce('listMarks', list.textContent));
  }
}

function noteToggles(page: Document, { marks }: Context) {
  for (const toggle of page.querySelectorAll('details')) {
    const name = toggle.querySelector('summary')?.textContent ?? toggle.textContent;
    toggle.before(marks.mark('toggle', name.trim()));
  }
}

function preparePictures(page: Document, { marks, pictures }: Context) {
  for (const picture of page.querySelectorAll('img')) {
    if (picture.matches('.wp-smiley, .emoji')) continue;
    const source = sourceOf(picture);
    const address = pictures.use(source);
    const alt = picture.getAttribute('alt') ?? '';
    if (address === null) {
      picture.replaceWith(marks.mark('missingPicture', alt ? `${source} (${alt})` : source));
      continue;
    }
    for (const name of ['srcset', 'data-src', 'data-srcset']) picture.removeAttribute(name);
    picture.setAttribute('src', address);
    const link = picture.closest('a');
    const href = link?.getAttribute('href') ?? '';
    if (link && href !== '' && !isPictureAddress(href)) {
      link.before(marks.mark('pictureLink', href));
    }
    const paragraph = picture.closest('p, li, td');
    if (paragraph && paragraph.textContent.replaceAll(/\uFDD0\d+\uFDD1/g, '').trim() !== '') {
      picture.before(marks.mark('pictureInText', alt || source));
    }
  }
}

function prepareLinks(page: Document, { marks, linkTo, pictures }: Context) {
  for (const link of page.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    const target = linkTo(href);
    if (target !== null) link.setAttribute('href', target);
    else if (link.querySelector('img') === null) {
      const isFile = pictures.find(href) !== null;
      link.before(marks.mark(isFile ? 'attachment' : 'deadLink', href));
      link.removeAttribute('href');
    }
  }
}

/**
 * Prepares a page for the conversion to blocks: what blocks don't have becomes a link or text, with a mark
 * of the loss.
 */
export function prepareHtml(page: Document, context: Context) {
  convertFootnotes(page, context);
  prepareEmptyQuotes(page, context);
  prepareScripts(page, context);
  prepareFrames(page, context);
  prepareRemoved(page, context);
  noteStyles(page, context);
  noteListMarks(page, context);
  noteToggles(page, context);
  prepareLinks(page, context);
  preparePictures(page, context);
  limitDepth(page, context);
}
