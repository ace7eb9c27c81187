import { apiPath, filesPath } from '@contract/apiPath';
import type { EditorBlock } from '@contract/document/editorDocument';
import { escapeHtmlAttribute, escapeHtmlText } from '@contract/document/html/escape';
import { videoFromUrl } from '@contract/document/videos';
import type { Found } from './pieces';
import { splitInline } from './splitInline';

/** The first address of a list of sizes. */
const firstOf = (sizes: string | null | undefined) => sizes?.trim().split(/[\s,]/, 1)[0] ?? '';

/** Pages that load pictures late have a placeholder in `src`. */
const isPlaceholder = (src: string) => src === '' || /^data:image\/(?:gif|svg)/i.test(src);

function sourceOf(picture: Element) {
  const src = picture.getAttribute('src')?.trim() ?? '';
  const late =
    picture.getAttribute('data-src') ??
    picture.getAttribute('data-original') ??
    firstOf(picture.getAttribute('srcset') ?? picture.getAttribute('data-srcset'));
  const around = picture.closest('picture')?.querySelector('source')?.getAttribute('srcset');
  const found = isPlaceholder(src) ? late || firstOf(around) || src : src;
  return found.startsWith('//') ? `https:${found}` : found;
}

export const pictureBlock = (url: string, alt: string, caption = ''): EditorBlock => ({
  type: 'image',
  data: { file: { url }, alt, caption, withBorder: false, stretched: false, withBackground: false },
});

const sizeOf = (picture: Element, name: 'width' | 'height') => {
  const written = Number.parseFloat(picture.getAttribute(name) ?? '');
  return Number.isNaN(written) ? Number.POSITIVE_INFINITY : written;
};

/** Pictures of one or two pixels tell the sender of a mail that it was read. */
const isTracker = (picture: Element) =>
  sizeOf(picture, 'width') <= 2 || sizeOf(picture, 'height') <= 2;

/** Notion writes the icon of a callout as a picture. */
const isIcon = (picture: Element) =>
  sizeOf(picture, 'width') <= 40 && picture.closest('aside') !== null;

/** Addresses of pictures that can be shown, or read and uploaded. Others stay in the other program. */
const isPicture = (url: string) =>
  /^(?:https?:\/\/|data:image\/)/i.test(url) || url.startsWith(`${apiPath}${filesPath}`);

/** An address that says only that there was a picture. It is counted and removed before the paste. */
export const unreadablePicture = 'unreadable:';

export function convertPicture({ element }: Found): EditorBlock[] {
  const alt = element.getAttribute('alt')?.trim() ?? '';
  if (isTracker(element) || isIcon(element)) return [];
  const url = sourceOf(element);
  if (url === '') return [];
  return [pictureBlock(isPicture(url) ? url : unreadablePicture, alt)];
}

/** Converts a figure. The caption belongs to its last picture or table. */
export function convertFigure({ element, inherited, walk }: Found): EditorBlock[] {
  const caption = element.querySelector('figcaption');
  const text = caption ? splitInline(walk.convert(caption.childNodes, inherited)).html : '';
  const nodes = [...element.childNodes].filter((node) => node !== caption);
  const blocks = walk.convert(nodes, inherited);
  const last = blocks.findLast(({ type }) => ['image', 'table', 'embed', 'quote'].includes(type));
  if (text === '' || caption?.parentElement !== element) return blocks;
  if (last) last.data = { ...last.data, caption: text };
  else blocks.push({ type: 'paragraph', data: { text } });
  return blocks;
}

/** Converts a frame or player to a video, or to a link if it shows something else. */
export function convertFrame({ element }: Found): EditorBlock[] {
  const written =
    element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';
  const source = written.startsWith('//') ? `https:${written}` : written;
  if (!/^https?:\/\//i.test(source)) return [];
  const video = videoFromUrl(source);
  if (video) return [embedBlock(source)].flat();
  const title = element.getAttribute('title')?.trim() || source;
  const text = `<a href="${escapeHtmlAttribute(source)}">${escapeHtmlText(title)}</a>`;
  return [{ type: 'paragraph', data: { text } }];
}

/** The block of a video's address; empty if it is none. */
export function embedBlock(address: string): EditorBlock[] {
  const video = videoFromUrl(address);
  if (!video) return [];
  const source = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const { service, frame } = video;
  return [
    {
      type: 'embed',
      data: { service, source, embed: frame, width: 580, height: 320, caption: '' },
    },
  ];
}
