import type { KnownBlock } from '@contract/document/blockRegistry';
import { readBlock } from '@contract/document/knownBlock';
import { isSafeAttributeUrl } from '@contract/document/safeUrl';
import { limits } from '@contract/limits';
import type { Draft } from '../draft';
import type { FieldName } from '../form/usePostForm';

/** Where a finding can be mended: a field of the form, or a block by its place. */
export type Place = { field: FieldName } | { block: number };

export type Finding = { message: string; place: Place };

const linkPattern = /<a\b[^>]*\bhref="([^"]*)"/gi;
const looksLikeLink =
  /^(?:https?:\/\/[^\s/?#]+\.[^\s/?#]+|https?:\/\/localhost|mailto:\S+@\S+|tel:|\/|#)/i;

const textsOf = ({ type, data }: KnownBlock): string[] => {
  if (type === 'paragraph' || type === 'header') return [data.text];
  if (type === 'quote') return [data.text, data.caption];
  if (type === 'table') return data.content.flat();
  if (type === 'list') return [JSON.stringify(data.items).replaceAll('\\"', '"')];
  return 'caption' in data ? [data.caption] : [];
};

function brokenLinks(block: KnownBlock) {
  return textsOf(block)
    .flatMap((text) => [...text.matchAll(linkPattern)])
    .map(([, href = '']) => href)
    .filter((href) => !looksLikeLink.test(href) || !isSafeAttributeUrl(href, 'link'));
}

function pictureFinding({ type, data }: KnownBlock) {
  const isPicture = type === 'image' || type === 'simpleImage';
  if (!isPicture || data.alt.trim() !== '') return null;
  return 'This picture has no alternative text.';
}

/** Says where levels are skipped; the title of the post is the first. */
function createLevelCheck() {
  let before = 1;
  return ({ type, data }: KnownBlock) => {
    if (type !== 'header') return null;
    const skipped = data.level > before + 1;
    const words = `A heading of level ${data.level} follows one of level ${before}.`;
    before = data.level;
    return skipped ? words : null;
  };
}

function blockFindings({ blocks }: Draft['document']): Finding[] {
  const checkLevel = createLevelCheck();
  return blocks.flatMap((stored, at) => {
    const block = readBlock(stored);
    if (!block) return [];
    const links = brokenLinks(block).map((href) => `“${href}” is no link that readers can follow.`);
    const messages = [pictureFinding(block), checkLevel(block), ...links];
    return messages
      .filter((message) => message !== null)
      .map((message) => ({ message, place: { block: at } }));
  });
}

function fieldFindings({ fields, document }: Draft): Finding[] {
  const findings: Finding[] = [];
  if (fields.metaDescription.trim() === '') {
    findings.push({ message: 'The description is missing.', place: { field: 'metaDescription' } });
  }
  const { size } = new Blob([JSON.stringify(document)]);
  if (size > limits.documentBytes) {
    findings.push({ message: 'The text is too long to be saved.', place: { field: 'content' } });
  }
  return findings;
}

/** What is missing or weak in a post. Only the rules of the form keep it from being published. */
export function checkPost(draft: Draft, uploads: number): Finding[] {
  const waiting: Finding[] =
    uploads > 0 ? [{ message: 'A picture is still uploading.', place: { field: 'content' } }] : [];
  return [...fieldFindings(draft), ...blockFindings(draft.document), ...waiting];
}
