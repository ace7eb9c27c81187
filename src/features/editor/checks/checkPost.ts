import { checkDocument } from '@contract/document/checkDocument';
import { limits } from '@contract/limits';
import { uploadTexts } from '@contract/texts/uploadTexts';
import type { Draft } from '../draft';
import type { FieldName } from '../form/fieldNames';

/** A field of the form, or a block by its index. */
export type Place = { field: FieldName } | { block: number };

export type Finding = { message: string; place: Place };

function blockFindings({ document }: Draft, uploads: number): Finding[] {
  const findings = checkDocument(document);
  const missing = findings.filter(({ message }) => message === uploadTexts.missing);
  // A picture is missing in the draft, too, while it is uploading.
  const areUploading = missing.length <= uploads;
  return findings
    .filter(({ message }) => !areUploading || message !== uploadTexts.missing)
    .map(({ block, message }) => ({ message, place: { block } }));
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

/** What could be better in a post. Only the rules of the form prevent publishing. */
export function checkPost(draft: Draft, uploads: number): Finding[] {
  const waiting: Finding[] =
    uploads > 0 ? [{ message: 'A picture is still uploading.', place: { field: 'content' } }] : [];
  return [...fieldFindings(draft), ...blockFindings(draft, uploads), ...waiting];
}
