import { decodeEntities } from '@contract/document/html/entities';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { videoFromUrl } from '@contract/document/videos';
import type { Context } from '../../convert/context';
import { isCodeName, type Shortcode } from './shortcodes';

/** Pictures and files by the number of their entry. */
export type Attachments = ReadonlyMap<string, { url: string; alt: string; caption: string }>;

const linkTo = (url: string, text: string) =>
  `<p><a href="${escapeHtmlAttribute(url)}">${escapeHtmlText(text)}</a></p>`;

/** Shows a video, or links to what was embedded. */
export function embedHtml(url: string, { marks }: Context) {
  if (videoFromUrl(url)) return `<iframe src="${escapeHtmlAttribute(url)}"></iframe>`;
  return marks.mark('card', url) + linkTo(url, url);
}

function captionHtml({ attributes, inner }: Shortcode) {
  const [, picture = '', text = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/i.exec(inner ?? '') ?? [];
  const caption = text.trim() || (attributes.get('caption') ?? '');
  return picture === ''
    ? (inner ?? '')
    : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}

function galleryHtml(
  { attributes, source }: Shortcode,
  attachments: Attachments,
  { marks }: Context,
) {
  const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').split(',');
  const figures = ids.flatMap((id) => {
    const found = attachments.get(id.trim());
    if (!found) return [];
    const image = `<img src="${escapeHtmlAttribute(found.url)}" alt="${escapeHtmlAttribute(found.alt)}">`;
    return `<figure>${image}<figcaption>${found.caption}</figcaption></figure>`;
  });
  return figures.length === 0
    ? marks.mark('removedBlock', source)
    : `${marks.mark('gallery', source)}${figures.join('')}`;
}

function codeHtml({ name, attributes, inner }: Shortcode) {
  const known = name === 'code' || name === 'sourcecode' ? '' : name;
  const lang = attributes.get('lang') ?? attributes.get('language') ?? known;
  const code = escapeHtmlText(decodeEntities((inner ?? '').replace(/^\n+/, '').trimEnd()));
  return `<pre data-lang="${escapeHtmlAttribute(lang)}">${code}</pre>`;
}

const mediaTypes = ['src', 'mp3', 'ogg', 'wav', 'm4a', 'mp4', 'webm', 'm4v', 'ogv'];

/** Writes a shortcode of WordPress as HTML. The text inside of any other is kept. */
export function convertShortcode(code: Shortcode, attachments: Attachments, context: Context) {
  const { name, attributes, inner, source } = code;
  const { marks } = context;
  if (name === 'caption' || name === 'wp_caption') return captionHtml(code);
  if (name === 'gallery') return galleryHtml(code, attachments, context);
  if (isCodeName(name) && inner !== null) return codeHtml(code);
  if (name === 'embed' || name === 'youtube' || name === 'vimeo') {
    const url = (inner ?? attributes.get('src') ?? attributes.get('url') ?? '').trim();
    if (/^https?:/i.test(url)) return embedHtml(url, context);
  }
  if (name === 'audio' || name === 'video') {
    const url = mediaTypes.map((type) => attributes.get(type)).find(Boolean) ?? '';
    return marks.mark('media', url || source) + (url === '' ? '' : linkTo(url, url));
  }
  return marks.mark('shortcode', source) + (inner ?? '');
}
