import { missingPicture } from '../../texts/missingPictures';
import type { BlockData, BlockOf, BlockType } from '../blockRegistry';
import { editorLimits } from '../editorLimits';
import { plainText } from '../html/plainText';
import { isSafeAttributeUrl } from '../safeUrl';
import { type BlockFix, linksIn, textsIn } from './blockFixes';

/** What a check needs to know about the other blocks. */
export type CheckContext = {
  /** The level of the heading before this block; the post's title counts as 1. */
  headingLevel: number;
  /** The ids of the post's page that a link can lead to. */
  anchors: ReadonlySet<string>;
};

/** Advice for the author, with a fix where one is certain. */
export type BlockCheck = { message: string; fix?: BlockFix };

const looksLikeLink =
  /^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|https?:\/\/localhost|mailto:\S+@\S+|tel:|\/|#)/i;
const canBeFollowed = (href: string) =>
  looksLikeLink.test(href) && isSafeAttributeUrl(href, 'link');

function decodedOrEmpty(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');

const unlinked = (href: string, message: string): BlockCheck[] => [
  { message, fix: { kind: 'unlink', label: 'Remove the link', href } },
];

/** A link to a place of the same page that does not exist, such as a footnote that was not pasted. */
const leadsNowhere = (href: string, anchors: ReadonlySet<string>) =>
  href.startsWith('#') && !anchors.has(decodedOrEmpty(href.slice(1)));

function adviseHttps(href: string): BlockCheck[] {
  if (!/^http:\/\/(?!localhost)/i.test(href)) return [];
  const message = `“${href}” is sent without encryption.`;
  return [{ message, fix: { kind: 'secureLink', label: 'Use https', href } }];
}

function adviseName(href: string, content: string): BlockCheck[] {
  const text = plainText(content);
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return [];
  const host = hostOf(text);
  const message = `The text of a link is its address: “${text}”.`;
  return [{ message, fix: { kind: 'nameLink', label: `Shorten it to ${host}`, href, text: host } }];
}

function checkLink(
  { href, content }: ReturnType<typeof linksIn>[number],
  { anchors }: CheckContext,
): BlockCheck[] {
  if (!canBeFollowed(href))
    return unlinked(href, `“${href}” is not a link that readers can follow.`);
  if (leadsNowhere(href, anchors))
    return unlinked(href, `“${href}” leads to no place in this post.`);
  return [...adviseHttps(href), ...adviseName(href, content)];
}

const emptyHeading: BlockCheck = {
  message: 'This heading is empty.',
  fix: { kind: 'remove', label: 'Remove it' },
};

/** A level that the toolbox offers is never wrong. */
const deepestOffered = Math.max(...editorLimits.headingsInToolbox);

function checkLevel(level: number, before: number): BlockCheck[] {
  if (level <= Math.max(before + 1, deepestOffered)) return [];
  const fitting = before + 1;
  return [
    {
      message: `A heading of level ${level} follows one of level ${before}.`,
      fix: { kind: 'set', label: `Make it level ${fitting}`, data: { level: fitting } },
    },
  ];
}

function checkHeading({ text, level }: BlockData['header'], { headingLevel }: CheckContext) {
  return plainText(text) === '' ? [emptyHeading] : checkLevel(level, headingLevel);
}

const missingAlt: BlockCheck = {
  message: 'This picture has no alternative text.',
  fix: { kind: 'set', label: 'Mark it as decorative', data: { decorative: true } },
};

function checkPicture({ url, alt, decorative }: BlockData['image']): BlockCheck[] {
  if (url === '') return [{ message: missingPicture }];
  return alt.trim() === '' && !decorative ? [missingAlt] : [];
}

type Checks<Type extends BlockType> = (
  data: BlockData[Type],
  context: CheckContext,
) => readonly BlockCheck[];

const none = () => [];

/** The checks of each type of block, beside those of the links in its texts. */
const ownChecks: { readonly [Type in BlockType]: Checks<Type> } = {
  paragraph: none,
  header: checkHeading,
  quote: none,
  callout: none,
  delimiter: none,
  list: none,
  image: checkPicture,
  simpleImage: checkPicture,
  embed: none,
  table: none,
  code: none,
  raw: none,
};

/** Their texts are shown as they are, or are markup of the author. */
const isSource = (type: BlockType) => type === 'code' || type === 'raw';

/** Shown before publishing. They are not part of the definitions of blocks, because readers don't need them. */
export function checkBlock<Type extends BlockType>(
  { type, data }: BlockOf<Type>,
  context: CheckContext,
): BlockCheck[] {
  const texts = isSource(type) ? [] : textsIn(data);
  const links = texts.flatMap(linksIn).flatMap((link) => checkLink(link, context));
  return [...ownChecks[type](data, context), ...links];
}
