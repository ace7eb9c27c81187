import type { MarkedToken, Tokens } from 'marked';
import { findEmbed } from '../embeds';
import { decodeEntities } from '../html/entities';
import { childTokens } from './parseMarkdown';
import { readInline, readPlain } from './readInline';
import type { Settings } from './settings';

const isBlank = (token: MarkedToken) =>
  token.type === 'br' || (token.type === 'text' && token.text.trim() === '');

function readPicture(image: Tokens.Image, caption: string, settings: Settings) {
  const url = decodeEntities(image.href);
  const alt = readPlain(image.tokens);
  const data = {
    caption: caption || readPlain([{ type: 'text', raw: '', text: image.title ?? '' }]),
    stretched: settings.has('stretched'),
    withBorder: settings.has('border'),
    withBackground: settings.has('background'),
  };
  return settings.has('simple')
    ? { type: 'simpleImage', data: { url, ...data, ...(alt === '' ? {} : { alt }) } }
    : { type: 'image', data: { file: { url }, alt, ...data } };
}

/**
 * Reads a paragraph of nothing but pictures, each with an emphasised caption after it. Null if the
 * paragraph has other content.
 */
export function readPictures({ tokens }: Tokens.Paragraph, settings: Settings) {
  if (tokens[0]?.type !== 'image') return null;
  const pictures: { image: Tokens.Image; caption: string }[] = [];
  for (const token of childTokens(tokens)) {
    const last = pictures.at(-1);
    if (token.type === 'image') pictures.push({ image: token, caption: '' });
    else if (token.type === 'em' && last?.caption === '') last.caption = readInline(token.tokens);
    else if (!isBlank(token)) return null;
  }
  return pictures.map(({ image, caption }) => readPicture(image, caption, settings));
}

/** Reads a paragraph of nothing but an address that can be embedded, and an optional caption. */
export function readEmbed({ tokens }: Tokens.Paragraph, settings: Settings) {
  if (tokens[0]?.type !== 'link') return null;
  const [link, caption, ...rest] = childTokens(tokens).filter((token) => !isBlank(token));
  const isBare = link?.type === 'link' && link.autolink === true && rest.length === 0;
  if (!isBare || (caption && caption.type !== 'em')) return null;
  const found = findEmbed(link.href);
  const service = settings.get('service') ?? found?.service;
  if (service === undefined) return null;
  return {
    type: 'embed',
    data: {
      service,
      source: link.href,
      embed: found?.src ?? '',
      width: Number(settings.get('width') ?? 580),
      height: Number(settings.get('height') ?? found?.height ?? 320),
      caption: caption ? readInline(caption.tokens) : '',
    },
  };
}
