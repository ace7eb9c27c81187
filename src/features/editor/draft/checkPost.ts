import type { BlockFix } from '@contract/document/blockFixes';
import { checkDocument } from '@contract/document/checkDocument';
import { exceededLimits } from '@contract/document/documentSize';
import { blockTexts } from '@contract/document/documentText';
import type { EditorDocument } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import { limits } from '@contract/limits';
import { hyphenated } from '@contract/rules';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { Draft, SavedPost } from './draft';
import { excerpt } from './excerpt';
import type { FieldName } from './fieldNames';
import { suggestUrl } from './suggestUrl';

/** A field of the form, or a block by its index. */
export type Place = { field: FieldName } | { block: number };

type FieldFix = {
  kind: 'field';
  label: string;
  field: 'metaDescription' | 'url';
  value: string;
};

/** A change of the draft that the writer can choose instead of going to the place. */
export type Fix = BlockFix | FieldFix;

export type Finding = { message: string; place: Place; fix?: Fix };

function blockFindings({ document }: Draft, uploading: number): Finding[] {
  const findings = checkDocument(document);
  const missing = findings.filter(({ message }) => message === uploadTexts.missing);
  // A picture is missing in the draft, too, while it is uploading.
  const areUploading = missing.length <= uploading;
  return findings
    .filter(({ message }) => !areUploading || message !== uploadTexts.missing)
    .map(({ block, ...check }) => ({ ...check, place: { block } }));
}

function missingDescription(document: EditorDocument): Finding {
  const first = blockTexts(document).find(({ type }) => type === 'paragraph');
  const finding: Finding = {
    message: 'The description is missing.',
    place: { field: 'metaDescription' },
  };
  if (!first) return finding;
  const value = excerpt(first.text, editorLimits.descriptionAdvice);
  const label = 'Use the first paragraph as description';
  return { ...finding, fix: { kind: 'field', label, field: 'metaDescription', value } };
}

const longUrl = (url: string): Finding => ({
  message: `The url is longer than ${editorLimits.urlAdvice} characters.`,
  place: { field: 'url' },
  fix: { kind: 'field', label: 'Shorten the url', field: 'url', value: suggestUrl(url) },
});

function fieldFindings({ fields, document }: Draft, saved: SavedPost | null): Finding[] {
  const findings: Finding[] = [];
  if (fields.metaDescription.trim() === '') findings.push(missingDescription(document));
  const url = hyphenated(fields.url);
  // The url of a saved post can't be changed.
  if (!saved && url.length > editorLimits.urlAdvice) findings.push(longUrl(url));
  const { size } = new Blob([JSON.stringify(document)]);
  if (size > limits.documentBytes) {
    findings.push({ message: 'The text is too long to be saved.', place: { field: 'content' } });
  }
  return findings;
}

const sizeFindings = ({ document }: Draft): Finding[] =>
  exceededLimits(document).map(({ message, block }) => ({
    message,
    place: block === undefined ? { field: 'content' } : { block },
  }));

type CheckContext = { saved: SavedPost | null; uploading: number };

/** What could be better in a post. Only the rules of the form prevent publishing. */
export function checkPost(draft: Draft, { saved, uploading }: CheckContext): Finding[] {
  const waiting: Finding[] =
    uploading > 0
      ? [{ message: 'A picture is still uploading.', place: { field: 'content' } }]
      : [];
  return [
    ...fieldFindings(draft, saved),
    ...sizeFindings(draft),
    ...blockFindings(draft, uploading),
    ...waiting,
  ];
}
