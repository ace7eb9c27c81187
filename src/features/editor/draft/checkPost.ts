import type { BlockFix } from '@contract/document/checks/blockFixes';
import { type BlockFinding, checkDocument } from '@contract/document/checks/checkDocument';
import { exceededLimits } from '@contract/document/documentSize';
import { blockTexts } from '@contract/document/documentText';
import type { EditorBlock, EditorDocument } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import { readBlock } from '@contract/document/knownBlock';
import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { missingPicture, unreachablePicture } from '@contract/texts/missingPictures';
import { addTags } from '@/lib/addTags';
import { excerpt } from '@/lib/excerpt';
import { suggestUrl } from '@/lib/suggestUrl';
import type { Draft, SavedPost } from './draft';
import { type FieldName, fieldNames } from './fieldNames';
import { missingTexts, publishRefusal, type SendContext } from './postRules';

type CheckContext = SendContext & { uploading: number };

/** A field of the form, or a block by its index. */
export type Place = { field: FieldName } | { block: number };

type FieldFix = {
  kind: 'field';
  label: string;
  field: 'metaDescription' | 'url' | 'seoKeywords';
  value: string;
};

/** Takes a picture of the text as the picture of the post. */
type CoverFix = { kind: 'cover'; label: string; url: string };

/** Asks for a file instead of that of the block. */
type PictureFix = { kind: 'replacePicture'; label: string };

/** A change of the draft that the writer can choose instead of going to the place. */
export type Fix = BlockFix | FieldFix | CoverFix | PictureFix;

export type Finding = {
  message: string;
  place: Place;
  fix?: Fix;
  /** The API would refuse the post. */
  isRefused?: true;
  /** It is no reason to ask before publishing: it is listed in a check, and beside others. */
  isQuiet?: true;
};

/** A field that is refused. */
export type Gap = Finding & { place: { field: FieldName } };

const pictureOf = (stored: EditorBlock | undefined) => {
  const block = stored && readBlock(stored);
  return block?.type === 'image' || block?.type === 'simpleImage' ? block : null;
};

/** Identifies a finding about a block as long as it has the same picture. */
function findingKey({ blocks }: EditorDocument, { block, message }: BlockFinding) {
  const stored = blocks[block];
  return `${message} ${pictureOf(stored)?.data.url ?? stored?.id ?? block}`;
}

/** What the writer has seen already when the document was published. */
const findKnown = (published: EditorDocument | null) =>
  new Set(published && checkDocument(published).map((finding) => findingKey(published, finding)));

/** Pictures that the browser has failed to load. Those from other sites are not files of the post. */
function unreachableFindings({ document, notes }: Draft): Finding[] {
  return document.blocks.flatMap((stored, block) => {
    const picture = pictureOf(stored);
    if (!picture || !notes?.unreachable.has(picture.data.url)) return [];
    const fix: Fix =
      picture.type === 'image'
        ? { kind: 'replacePicture', label: 'Replace picture' }
        : { kind: 'remove', label: 'Remove it' };
    return [{ message: unreachablePicture, place: { block }, fix, isQuiet: true as const }];
  });
}

function blockFindings({ document, notes }: Draft, uploading: number): Finding[] {
  const known = findKnown(notes?.published ?? null);
  const findings = checkDocument(document);
  const missing = findings.filter(({ message }) => message === missingPicture);
  // A picture is missing in the draft, too, while it is uploading.
  const areUploading = missing.length <= uploading;
  return findings
    .filter(({ message }) => !areUploading || message !== missingPicture)
    .map(({ block, ...check }) => ({
      ...check,
      place: { block },
      ...(known.has(findingKey(document, { ...check, block })) ? { isQuiet: true } : {}),
    }));
}

const setField = (field: FieldFix['field'], label: string, value: string): Fix | undefined =>
  value === '' ? undefined : { kind: 'field', label, field, value };

function fixWithDescription(document: EditorDocument) {
  const first = blockTexts(document).find(({ type }) => type === 'paragraph');
  const value = excerpt(first?.text ?? '', editorLimits.descriptionAdvice);
  return setField('metaDescription', 'Use the first paragraph as description', value);
}

function fixWithCover({ blocks }: EditorDocument): Fix | undefined {
  const urls = blocks.map((stored) => {
    const block = readBlock(stored);
    return block?.type === 'image' ? block.data.url : '';
  });
  const url = urls.find((address) => address !== '');
  return url ? { kind: 'cover', label: 'Use the first picture of the text', url } : undefined;
}

/** What can be put into an empty field. */
function fixOf(field: FieldName, { fields, document }: Draft): Fix | undefined {
  switch (field) {
    case 'metaDescription':
      return fixWithDescription(document);
    case 'seoKeywords': {
      const { tags } = addTags(fields.tags, fields.typedTag);
      return setField(field, 'Use the tags as keywords', tags.join(', '));
    }
    case 'url':
      return setField(field, 'Make it from the title', suggestUrl(fields.title));
    case 'postImage':
      return fixWithCover(document);
    case 'title':
    case 'content':
    case 'tags':
    case 'canonicalUrl':
    default:
      return undefined;
  }
}

/** The fields that publishing would refuse. */
export function refusedFindings(draft: Draft, context: SendContext): Gap[] {
  const { fieldErrors } = publishRefusal(draft, context);
  return fieldNames.flatMap((field) => {
    const message = fieldErrors[field];
    if (message === undefined) return [];
    const fix = message === missingTexts[field] ? fixOf(field, draft) : undefined;
    return [{ message, place: { field }, ...(fix ? { fix } : {}) }];
  });
}

const longUrl = (url: string): Finding => ({
  message: `The url is longer than ${editorLimits.urlAdvice} characters.`,
  place: { field: 'url' },
  fix: { kind: 'field', label: 'Shorten the url', field: 'url', value: suggestUrl(url) },
});

function fieldFindings({ fields, document }: Draft, saved: SavedPost | null): Finding[] {
  const findings: Finding[] = [];
  const url = hyphenated(fields.url);
  // The url of a saved post can't be changed.
  if (!saved && url.length > editorLimits.urlAdvice) findings.push(longUrl(url));
  const { size } = new Blob([JSON.stringify(document)]);
  if (size > limits.documentBytes) {
    const place = { field: 'content' } as const;
    findings.push({ message: 'The text is too long to be saved.', place, isRefused: true });
  }
  return findings;
}

const sizeFindings = ({ document }: Draft): Finding[] =>
  exceededLimits(document).map(({ message, block }) => ({
    message,
    place: block === undefined ? { field: 'content' } : { block },
    isRefused: true,
  }));

/** What publishing would refuse, and what could be better. */
export function checkPost(draft: Draft, context: CheckContext): Finding[] {
  const { saved, uploading } = context;
  const uploads: Finding[] =
    uploading > 0
      ? [{ message: 'A picture is still uploading.', place: { field: 'content' } }]
      : [];
  return [
    ...refusedFindings(draft, context),
    ...fieldFindings(draft, saved),
    ...sizeFindings(draft),
    ...blockFindings(draft, uploading),
    ...unreachableFindings(draft),
    ...uploads,
  ];
}
