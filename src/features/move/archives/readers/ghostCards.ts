import type { Context } from '../convert/context';
import { replaceByLink } from '../convert/prepareHtml';
import type { LossKind } from '../losses';

const textOf = (element: Element, selector: string) =>
  element.querySelector(selector)?.textContent.trim() ?? '';

const hrefOf = (element: Element) =>
  element.querySelector('a[href]')?.getAttribute('href') ??
  element.querySelector('[src]')?.getAttribute('src') ??
  '';

type LinkCard = { selector: string; kind: LossKind; title: string };

/** Cards that become a link. */
const linkCards: readonly LinkCard[] = [
  { selector: '.kg-bookmark-card', kind: 'card', title: '.kg-bookmark-title' },
  { selector: '.kg-audio-card', kind: 'media', title: '.kg-audio-title' },
  { selector: '.kg-video-card', kind: 'media', title: 'figcaption' },
  { selector: '.kg-file-card', kind: 'file', title: '.kg-file-card-title' },
  { selector: '.kg-button-card', kind: 'button', title: 'a' },
];

/** Parts of cards that are drawings and controls. */
const decorations = [
  '.kg-toggle-card-icon',
  '.kg-product-card-rating',
  '.kg-audio-thumbnail',
  '.kg-callout-emoji',
].join(',');

function markCards(page: Document, { marks }: Context) {
  const mark = (selector: string, kind: LossKind) => {
    for (const card of page.querySelectorAll(selector))
      card.prepend(marks.mark(kind, card.textContent));
  };
  mark('.kg-gallery-card', 'gallery');
  mark('.kg-toggle-card', 'toggle');
  mark('.kg-product-card, .kg-header-card, .kg-cta-card', 'unknownBlock');
  for (const card of page.querySelectorAll('.kg-signup-card, .kg-email-cta')) {
    card.replaceWith(marks.mark('form', card.textContent));
  }
}

/** Converts the cards of Ghost's editor. Pictures, code, callouts and embeds are common HTML. */
export function adaptGhostCards(page: Document, context: Context) {
  for (const part of page.querySelectorAll(decorations)) part.remove();
  markCards(page, context);
  for (const { selector, kind, title } of linkCards) {
    for (const card of page.querySelectorAll(selector)) {
      const written = hrefOf(card);
      const href = context.linkTo(written) ?? '';
      const text =
        textOf(card, title) || textOf(card, 'figcaption') || (href === '' ? written : href);
      replaceByLink(card, context, { kind, href, text });
    }
  }
}
