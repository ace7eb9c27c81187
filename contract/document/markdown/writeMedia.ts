import type { BlockData } from '../blockRegistry';
import { findEmbed } from '../embeds';
import { escapeText, linkTarget } from './escapeMarkdown';
import { writeSettings } from './settings';
import { writeLine, writeLines } from './writeInline';

// Longer or stranger addresses are written between `<` and `>`: the end of a bare one is guessed.
const bareAddress = /^https?:\/\/[a-z0-9.-]+(?:[/?][\w./?=&%-]*)?[\w/]$/i;

function withCaption(line: string, caption: string) {
  return writeLine(caption) === '' ? line : `${line}\n${writeLines(caption, '_', '_')}`;
}

export function writePicture(data: BlockData['image'], isSimple: boolean) {
  const { url, alt, caption, stretched, withBorder, withBackground } = data;
  // marked reads escaped brackets of a picture's text as a link.
  const text = escapeText(alt.replaceAll(/\s+/g, ' ').trim())
    .replaceAll(String.raw`\[`, '&#91;')
    .replaceAll(String.raw`\]`, '&#93;');
  const hasTexts = text !== '' || writeLine(caption) !== '';
  if (url === '' && (isSimple || !hasTexts)) return [];
  return [
    withCaption(`![${text}](${linkTarget(url)})`, caption),
    writeSettings({
      simple: isSimple,
      stretched,
      border: withBorder,
      background: withBackground,
    }),
  ];
}

/** Writes an embed as a bare address. What can be derived from the address isn't written. */
export function writeEmbed({ service, source, caption, width, height }: BlockData['embed']) {
  if (!/^https?:\/\/[^\s<>]+$/i.test(source)) return [];
  const found = findEmbed(source);
  const address = bareAddress.test(source) ? source : `<${source}>`;
  return [
    withCaption(address, caption),
    writeSettings({
      service: service === found?.service ? '' : service,
      width: width === 580 || width === 0 ? '' : width,
      height: height === (found?.height ?? 320) || height === 0 ? '' : height,
    }),
  ];
}
