import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { shownLogoSize } from '@contract/site/siteLogo';
import { type EmailPart, emailStyle, look } from './emailLooks';

export type Link = { label: string; address: string };

/** `alt` is empty if the words beside it say what it shows. */
export type Picture = { address: string; alt: string; width: number; height: number };

/** In pixels, of a column with about 70 characters a line. */
export const columnWidth = 600;

/** Beside the words, in pixels. */
export const pageSpace = 24;

/** Mail programs lay out tables better than anything else, and screen readers don't name these. */
const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

export const asAnchor = ({ label, address }: Link, part: EmailPart) =>
  `<a href="${escapeHtmlAttribute(address)}"${look(part)}>${escapeHtmlText(label)}</a>`;

/** Words can be written from right to left. */
export const asElement = (name: 'p' | 'div' | 'h1', part: EmailPart, html: string) =>
  `<${name} dir="auto"${look(part)}>${html}</${name}>`;

export const asLines = (text: string) => escapeHtmlText(text).replaceAll('\n', '<br>');

export const asPicture = ({ address, alt, width, height }: Picture) =>
  `<img src="${escapeHtmlAttribute(address)}" alt="${escapeHtmlAttribute(alt)}" width="${width}" height="${height}"${look('picture')}>`;

/** Outlook knows no padding of links: it gets that of the cell. */
export const asButton = (link: Link) =>
  `<table ${layoutTable} style="margin:8px 0 24px"><tr><td${look('button')}>${asAnchor(link, 'buttonLink')}</td></tr></table>`;

/** Outlook knows no `max-width`: it gets a table of that width. */
const outlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/** The words beside it say what it shows. */
function asLogo(address: string) {
  const size = shownLogoSize(address);
  if (!size) return '';
  const { width, height } = size;
  return `<img src="${escapeHtmlAttribute(address)}" alt="" width="${width}" height="${height}" style="vertical-align:middle;margin:0 10px 0 0">`;
}

/** A page with the site's name on top, and the ending below a line. */
export function asPage(page: {
  title: string;
  siteName: string;
  /** The whole address of a picture; '' for none. */
  logo: string;
  accent: string;
  siteUrl: string;
  content: readonly string[];
  ending: readonly string[];
}) {
  const title = escapeHtmlText(page.title);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title>`,
    `<style>${emailStyle(page.accent)}</style></head>`,
    `<body${look('page')}>`,
    `<div role="article" aria-roledescription="e-mail" aria-label="${escapeHtmlAttribute(page.title)}" lang="en">`,
    `<table ${layoutTable} width="100%"${look('frame')}><tr><td align="center">`,
    outlook(`<table ${layoutTable} width="${columnWidth}"><tr><td>`),
    `<table ${layoutTable} width="100%" style="max-width:${columnWidth}px"><tr><td${look('column')}>`,
    `<table ${layoutTable} width="100%">`,
    `<tr><td${look('name')}>${asLogo(page.logo)}${asAnchor({ label: page.siteName, address: page.siteUrl }, 'nameLink')}</td></tr>`,
    `<tr><td${look('content')}>`,
    ...page.content,
    '</td></tr>',
    `<tr><td${look('ending')}>${page.ending.join('<br>')}</td></tr>`,
    '</table></td></tr></table>',
    outlook('</td></tr></table>'),
    '</td></tr></table></div></body></html>',
  ].join('\n');
}
