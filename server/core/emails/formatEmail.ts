import { escapeHtmlText } from '@contract/document/html/escape';
import { oneLine } from '@contract/oneLine';
import {
  asAnchor,
  asButton,
  asElement,
  asLines,
  asPage,
  asPicture,
  type Link,
  type Picture,
} from '../html/emailHtml';
import { look, withAccent } from '../html/emailLooks';
import type { Letter, Settings } from '../ports';
import { inertWords } from './inertName';

type Item = Link & {
  lines?: readonly string[];
  picture?: Picture | undefined;
  /** What can be done with it. */
  links?: readonly Link[];
};

type Draft = {
  to: string;
  replyTo?: string;
  subject: string;
  /** Without one, it is the subject. */
  heading?: string;
  /** A quiet line below the heading. */
  byline?: string;
  /** A picture below the heading. */
  cover?: Picture | undefined;
  paragraphs: readonly string[];
  /** A post, with the same words as HTML and as text. */
  post?: { html: string; text: string };
  /** A list of links, each with lines and a picture below it. */
  items?: readonly Item[];
  /** What the e-mail is for. */
  link?: Link;
  /** Why the recipient gets the e-mail, with links that end such e-mails. */
  ending?: { reason: string; links: readonly Link[] };
};

/**
 * A member's words in a subject: without characters that change the direction of the text, and without the beginning
 * of an encoded word, which mail programs would decode.
 */
const inertSubject = (text: string) => inertWords(text).replaceAll('=?', '= ?');

const headingOf = ({ heading, subject }: Draft) => heading ?? inertSubject(subject);

const asItem = ({ lines = [], picture, links = [], ...link }: Item) =>
  [
    `<li${look('item')}>`,
    asElement('div', 'itemTitle', asAnchor(link, 'itemLink')),
    ...lines.map((line) => asElement('div', 'itemLine', escapeHtmlText(line))),
    ...(picture ? [`<div style="padding:10px 0 0">${asPicture(picture)}</div>`] : []),
    ...(links.length > 0
      ? [asElement('div', 'itemLine', links.map((one) => asAnchor(one, 'action')).join(' &nbsp; '))]
      : []),
    '</li>',
  ].join('');

/** The site as its e-mails name it. */
export type EmailSite = Pick<Settings, 'siteName' | 'siteUrl'> &
  Partial<Pick<Settings, 'accent' | 'logo'>>;

function asHtml({ siteName, siteUrl, accent = '', logo = '' }: EmailSite, draft: Draft) {
  const { paragraphs, byline, cover, post, items = [], link, subject, ending } = draft;
  const html = asPage({
    title: inertSubject(subject),
    siteName,
    logo: logo === '' ? '' : siteUrl + logo,
    accent,
    siteUrl,
    content: [
      asElement('h1', 'title', escapeHtmlText(headingOf(draft))),
      ...(byline ? [asElement('p', 'quiet', escapeHtmlText(byline))] : []),
      ...(cover ? [`<div style="padding:4px 0 22px">${asPicture(cover)}</div>`] : []),
      ...paragraphs.map((text) => asElement('p', 'text', asLines(text))),
      ...(post ? [post.html] : []),
      ...(items.length > 0 ? [`<ul${look('list')}>${items.map(asItem).join('')}</ul>`] : []),
      ...(link ? [asButton(link)] : []),
    ],
    ending: [
      ...(ending ? [escapeHtmlText(ending.reason)] : []),
      ...[...(ending?.links ?? []), { label: siteUrl, address: siteUrl }].map((one) =>
        asAnchor(one, 'endingLink'),
      ),
    ],
  });
  return withAccent(html, accent);
}

const asLine = ({ label, address }: Link) => `${label}: ${address}`;

function asText({ siteName, siteUrl }: EmailSite, draft: Draft) {
  const { paragraphs, byline, post, items = [], link, ending } = draft;
  return [
    siteName,
    headingOf(draft),
    ...(byline ? [byline] : []),
    ...paragraphs,
    ...(post ? [post.text] : []),
    ...items.map(({ label, address, lines = [], links = [] }) =>
      [`- ${label}`, ...lines, ...(links.length > 0 ? links.map(asLine) : [address])].join('\n  '),
    ),
    ...(link ? [asLine(link)] : []),
    // Mail programs recognise this line as the beginning of a signature.
    ['-- ', ...(ending ? [ending.reason, ...ending.links.map(asLine)] : []), siteUrl].join('\n'),
  ].join('\n\n');
}

/** An e-mail as text and as HTML with the same words, with all values escaped. */
export function formatEmail(site: EmailSite, draft: Draft): Letter {
  return {
    // Line breaks would begin other headers.
    to: oneLine(draft.to),
    ...(draft.replyTo === undefined ? {} : { replyTo: oneLine(draft.replyTo) }),
    subject: inertSubject(draft.subject),
    text: asText(site, draft),
    html: asHtml(site, draft),
  };
}
