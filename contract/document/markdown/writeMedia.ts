import type { BlockContent, PhrasingContent } from 'mdast';
import { oneLine } from '../../oneLine';
import type { BlockData } from '../blockRegistry';
import { findEmbed } from '../embeds';
import { writeSettings } from './settings';
import { type InlineStyle, lineBreak, writeCaption } from './writeInline';

function withCaption(node: PhrasingContent, caption: string, style: InlineStyle): BlockContent {
  const emphasised = writeCaption(caption, style);
  const children = emphasised.length > 0 ? [node, lineBreak, ...emphasised] : [node];
  return { type: 'paragraph', children };
}

type Picture = { data: BlockData['image']; isSimple: boolean };

export function writePicture({ data, isSimple }: Picture, style: InlineStyle): BlockContent[] {
  const { url, alt, decorative, caption, stretched, withBorder, withBackground } = data;
  return [
    withCaption({ type: 'image', url, alt: oneLine(alt) }, caption, style),
    ...writeSettings({
      simple: isSimple,
      stretched,
      border: withBorder,
      background: withBackground,
      decorative: decorative && alt.trim() === '',
    }),
  ];
}

/** Writes an embed as a bare address. What can be derived from the address isn't written. */
export function writeEmbed(data: BlockData['embed'], style: InlineStyle): BlockContent[] {
  const { service, source, caption, width, height } = data;
  if (!/^https?:\/\/[^\s<>]+$/i.test(source)) return [];
  const found = findEmbed(source);
  return [
    withCaption({ type: 'link', url: source, children: [], data: { marker: '<' } }, caption, style),
    ...writeSettings({
      service: service === found?.service ? '' : service,
      width: width === 580 || width === 0 ? '' : width,
      height: height === (found?.height ?? 320) || height === 0 ? '' : height,
    }),
  ];
}
