import { typeOfPicture } from '@contract/document/markdown/pictureFiles';
import type { Context } from '../convert/context';
import { block, linkPart } from '../convert/markdownParts';
import { protectCode } from '../convert/protectCode';

/** Finds what a link of a note means, by path or by name alone. */
export type Vault = {
  findNote: (name: string) => string | null;
  findFile: (name: string) => string | null;
};

type Place = { context: Context; vault: Vault };

const isPicture = (name: string) =>
  typeOfPicture(name) !== undefined || /\.(?:svg|avif|bmp)$/i.test(name);

const escaped = (text: string) => text.replaceAll(/[\\[\]<>&]/g, String.raw`\$&`);

/** `![[picture.png|alt|300]]`: a size is no text. */
function embed(target: string, labels: readonly string[], { context, vault }: Place) {
  const { marks } = context;
  const [name = ''] = target.split('#', 1);
  if (isPicture(name)) {
    const alt = labels.filter((label) => !/^\d+(?:x\d+)?$/.test(label)).join(' ');
    return `![${escaped(alt)}](<${escaped(vault.findFile(name) ?? name)}>)`;
  }
  const note = vault.findNote(name);
  if (note !== null) return block(marks.mark('card', target) + linkPart(note, labels[0] ?? name));
  return block(marks.mark(vault.findFile(name) ? 'attachment' : 'removedBlock', target));
}

function link(target: string, [label]: readonly string[], { context, vault }: Place) {
  const [name = '', heading = ''] = target.split('#', 2);
  const text = label ?? (name === '' ? heading : target.replace('#', ' > '));
  const note = name === '' ? null : vault.findNote(name);
  if (note !== null) return linkPart(note, text);
  return name === '' ? text : context.marks.mark('deadLink', target) + text;
}

const tones: Readonly<Record<string, string>> = {
  tip: 'TIP',
  hint: 'TIP',
  success: 'TIP',
  check: 'TIP',
  done: 'TIP',
  warning: 'WARNING',
  caution: 'WARNING',
  attention: 'WARNING',
  danger: 'WARNING',
  error: 'WARNING',
  bug: 'WARNING',
  failure: 'WARNING',
};

const calloutLine = /^([ \t>]*)\[!([\w-]+)\]([+-]?)([^\n]*)$/gm;

/** Writes callouts with the three tones that posts have. Their title is a line of its own. */
const withCallouts = (text: string, { marks }: Context) =>
  text.replaceAll(calloutLine, (...found: string[]) => {
    const [source = '', quote = '', name = '', fold = '', title = ''] = found;
    if (!quote.includes('>')) return source;
    const known = name.toLowerCase();
    const tone = (Object.hasOwn(tones, known) ? tones[known] : undefined) ?? 'NOTE';
    const words = title.trim();
    const mark = fold === '' ? '' : marks.mark('toggle', words || name);
    const line = words === '' ? '' : `\n${quote}__${words.replaceAll('_', String.raw`\_`)}__`;
    return `${quote}[!${tone}]${line}${mark === '' ? '' : `\n${quote}${mark}`}`;
  });

/** Rewrites what only Obsidian knows as Markdown, except in code. */
export function standardMarkdown(markdown: string, place: Place) {
  const { context } = place;
  const { text, restore } = protectCode(markdown);
  const written = text
    .replaceAll(/%%([^%]*)%%/g, (_, comment: string) => context.marks.mark('removedBlock', comment))
    .replaceAll(/(!?)\[\[([^\][|\n]+)((?:\|[^\][|\n]*)*)\]\]/g, (...found: string[]) => {
      const [, isEmbed = '', target = '', rest = ''] = found;
      const labels = rest
        .split('|')
        .slice(1)
        .map((label) => label.trim());
      return isEmbed === ''
        ? link(target.trim(), labels, place)
        : embed(target.trim(), labels, place);
    })
    .replaceAll(/==([^=\n]+)==/g, '<mark>$1</mark>')
    .replaceAll(/(?<![ \t])[ \t]+\^[\w-]+$/gm, '');
  return restore(withCallouts(written, context));
}

const inlineTag = /(?<=^|\s)#(\p{L}[\p{L}\p{N}_/-]*)/gu;

/** The tags that stand in the text of a note. */
export function inlineTags(markdown: string) {
  const { text } = protectCode(markdown);
  return [...text.matchAll(inlineTag)].map(([, tag = '']) => tag);
}
