import { isRecord } from '@contract/isRecord';
import * as v from 'valibot';
import type { Context } from '../convert/context';
import { listOf, text } from '../convert/fields';
import { replaceByLink } from '../convert/prepareHtml';
import type { LossKind } from '../losses';

/** The data that Substack writes beside its widgets. */
function attributesOf(element: Element): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(element.getAttribute('data-attrs') ?? '{}');
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const firstText = (data: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => textOf(data[name])).find((value) => value !== '') ?? '';

/** The picture itself rather than the address of a scaled copy. */
function adaptPictures(page: Document) {
  for (const picture of page.querySelectorAll('img[data-attrs]')) {
    const data = attributesOf(picture);
    const src = textOf(data['src']);
    if (src.startsWith('https:')) picture.setAttribute('src', src);
    if (!picture.getAttribute('alt')) picture.setAttribute('alt', textOf(data['alt']));
  }
  for (const source of page.querySelectorAll('picture > source')) source.remove();
}

const gallery = v.object({
  gallery: v.object({ images: listOf(v.object({ src: text })), caption: text, alt: text }),
});

function adaptGalleries(page: Document, { marks }: Context) {
  for (const element of page.querySelectorAll('.image-gallery-embed')) {
    const result = v.safeParse(gallery, attributesOf(element));
    if (!result.success) continue;
    const { images, caption, alt } = result.output.gallery;
    const figures = images.map(({ src }, at) => {
      const figure = page.createElement('figure');
      const picture = page.createElement('img');
      picture.src = src;
      picture.alt = alt;
      figure.append(picture);
      if (at === images.length - 1 && caption !== '') {
        const line = page.createElement('figcaption');
        line.textContent = caption;
        figure.append(line);
      }
      return figure;
    });
    element.replaceWith(marks.mark('gallery', `${images.length}`), ...figures);
  }
}

/** Cards of other posts, files and messages. */
const cards: readonly { selector: string; kind: LossKind }[] = [
  { selector: '.digest-post-embed, .embedded-post-wrap, .embedded-publication-wrap', kind: 'card' },
  { selector: '.tweet, .twitter-embed, .instagram, .instagram-embed-wrap, .comment', kind: 'card' },
  { selector: '.file-embed-wrapper', kind: 'file' },
];

function adaptCards(page: Document, context: Context) {
  for (const { selector, kind } of cards) {
    for (const card of page.querySelectorAll(selector)) {
      const data = attributesOf(card);
      const link = card.querySelector('a[href]')?.getAttribute('href') ?? '';
      const href = firstText(data, 'canonical_url', 'url') || link;
      const words = firstText(data, 'title', 'full_text', 'name', 'filename');
      replaceByLink(card, context, { kind, href, text: words || card.textContent.trim() || href });
    }
  }
}

const isOwnButton = (href: string) =>
  href === '' || href.startsWith('%%') || /\/subscribe|action=share|utm_source=substack/.test(href);

function adaptButtons(page: Document, context: Context) {
  for (const button of page.querySelectorAll('.button-wrapper')) {
    const href = firstText(attributesOf(button), 'url') || (button.querySelector('a')?.href ?? '');
    const words = button.textContent.trim();
    if (isOwnButton(href)) button.replaceWith(context.marks.mark('removedBlock', words || href));
    else replaceByLink(button, context, { kind: 'button', href, text: words });
  }
}

const removed: readonly { selector: string; kind: LossKind }[] = [
  {
    selector: '.subscription-widget-wrap, .subscription-widget-wrap-editor, .subscribe-widget',
    kind: 'form',
  },
  {
    selector:
      '.native-audio-embed, .native-video-embed, .poll-embed, .paywall-jump, .captioned-button-wrap, .install-substack-app-embed',
    kind: 'removedBlock',
  },
];

/** Converts the widgets of Substack's editor. */
export function adaptSubstackWidgets(page: Document, context: Context) {
  for (const formula of page.querySelectorAll('.latex-rendered')) {
    const code = page.createElement('pre');
    code.setAttribute('data-lang', 'latex');
    code.textContent = firstText(attributesOf(formula), 'persistentExpression');
    formula.replaceWith(code);
  }
  for (const label of page.querySelectorAll('.hide-text')) label.remove();
  adaptPictures(page);
  adaptGalleries(page, context);
  for (const { selector, kind } of removed) {
    for (const part of page.querySelectorAll(selector)) {
      const words = part.textContent.trim() || part.className;
      if (part.isConnected) part.replaceWith(context.marks.mark(kind, words));
    }
  }
  adaptButtons(page, context);
  adaptCards(page, context);
}
