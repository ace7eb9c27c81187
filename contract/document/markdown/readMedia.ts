import type { Image, Paragraph, PhrasingContent } from 'mdast';
import { oneLine } from '../../oneLine';
import { findEmbed } from '../embeds';
import { readInline } from './readInline';
import type { Settings } from './settings';

const isBlank = (node: PhrasingContent) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

function readPicture({ url, alt, title }: Image, caption: string, settings: Settings) {
  const text = oneLine(alt ?? '');
  const data = {
    caption: caption || oneLine(title ?? ''),
    stretched: settings.has('stretched'),
    withBorder: settings.has('border'),
    withBackground: settings.has('background'),
    ...(settings.has('decorative') ? { decorative: true } : {}),
  };
  return settings.has('simple')
    ? { type: 'simpleImage', data: { url, ...data, ...(text === '' ? {} : { alt: text }) } }
    : { type: 'image', data: { file: { url }, alt: text, ...data } };
}

/**
 * Reads a paragraph of nothing but pictures, each with an emphasised caption after it. Null if the
 * paragraph has other content.
 */
export function readPictures({ children }: Paragraph, settings: Settings) {
  if (children[0]?.type !== 'image') return null;
  const pictures: { image: Image; caption: string }[] = [];
  for (const node of children) {
    const last = pictures.at(-1);
    if (node.type === 'image') pictures.push({ image: node, caption: '' });
    else if (node.type === 'emphasis' && last?.caption === '') {
      last.caption = readInline(node.children);
    } else if (!isBlank(node)) return null;
  }
  return pictures.map(({ image, caption }) => readPicture(image, caption, settings));
}

/** Reads a paragraph of nothing but an address that can be embedded, and an optional caption. */
export function readEmbed({ children }: Paragraph, settings: Settings) {
  const [link, caption, ...rest] = children.filter((node) => !isBlank(node));
  if (link?.type !== 'link' || rest.length > 0) return null;
  const isBare = link === children[0] && (link.data?.marker ?? '[') !== '[';
  if (!isBare || (caption && caption.type !== 'emphasis')) return null;
  const found = findEmbed(link.url);
  const service = settings.get('service') ?? found?.service;
  if (service === undefined) return null;
  return {
    type: 'embed',
    data: {
      service,
      source: link.url,
      embed: found?.src ?? '',
      width: Number(settings.get('width') ?? 580),
      height: Number(settings.get('height') ?? found?.height ?? 320),
      caption: caption ? readInline(caption.children) : '',
    },
  };
}
