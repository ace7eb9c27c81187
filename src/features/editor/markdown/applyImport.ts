import { readCanonicalUrl } from '@contract/canonicalUrl';
import { withPictureUrls } from '@contract/document/markdown/pictureFiles';
import {
  lostPictures,
  markdownTexts,
  unusedCanonicalUrl,
  unusedCover,
} from '@contract/texts/markdownTexts';
import { addTags } from '@/lib/addTags';
import { suggestUrl } from '@/lib/suggestUrl';
import { markMissingPictures } from '../document/missingPictures';
import { type Draft, type Fields, isAnyFilled, type SavedPost } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import type { MountedInstance } from '../surface/useEditorInstance';
import type { ImportedPost } from './readImport';

/** The post that a file is imported into. */
export type ImportTarget = {
  draftStore: DraftStore;
  instance: Pick<MountedInstance, 'replaceDocument' | 'uploads'>;
  saved: SavedPost | null;
};

/** Returns true if an import would replace something. The default block isn't in the document. */
export function hasContent({ fields, document }: Draft) {
  return document.blocks.length > 0 || isAnyFilled(fields);
}

/** Hugo writes a whole path. A post here has only its last part. */
function lastPart(url: string) {
  return url.includes('/') ? (url.match(/[^/]+/g)?.at(-1) ?? '') : url;
}

type Details = ImportedPost['details'];

/** The fields after an import. What the file doesn't name stays as it is. */
function fieldsAfter(before: Fields, details: Details, saved: SavedPost | null): Fields {
  const title = details.title || before.title;
  const isSuggested = before.url === suggestUrl(before.title);
  const newUrl = lastPart(details.url ?? '') || (isSuggested ? suggestUrl(title) : before.url);
  const { tags } = addTags([], (details.tags ?? []).join(','));
  return {
    ...before,
    title,
    metaDescription: details.description || before.metaDescription,
    seoKeywords: details.keywords || before.seoKeywords,
    // A published post keeps its url.
    url: saved ? before.url : newUrl,
    canonicalUrl:
      readCanonicalUrl(details.canonicalUrl ?? '', location.origin) || before.canonicalUrl,
    tags: tags.length > 0 ? tags : before.tags,
    typedTag: tags.length > 0 ? '' : before.typedTag,
  };
}

type Uploaded = { addresses: ReadonlyMap<string, string>; failed: readonly string[] };

/** Uploads the pictures one by one. A picture that isn't uploaded has no address. */
async function uploadPictures(
  { files, missing }: ImportedPost,
  upload: ImportTarget['instance']['uploads']['services']['upload'],
): Promise<Uploaded> {
  const addresses = new Map(missing.map((url) => [url, '']));
  const failed = [...missing];
  for (const [url, file] of files) {
    const address = await upload(file, () => undefined).catch(() => '');
    addresses.set(url, address);
    if (address === '') failed.push(file.name);
  }
  return { addresses, failed };
}

/** What the writer has to know about the import. */
function notesOn({ details }: ImportedPost, failed: readonly string[]) {
  const { tags = [], coverImage, canonicalUrl = '' } = details;
  return [
    ...(failed.length > 0 ? [lostPictures(failed)] : []),
    ...(addTags([], tags.join(',')).rest.length > 0 ? [markdownTexts.tooManyTags] : []),
    ...(coverImage ? [unusedCover(coverImage)] : []),
    ...(readCanonicalUrl(canonicalUrl, location.origin) === null
      ? [unusedCanonicalUrl(canonicalUrl)]
      : []),
  ];
}

/**
 * Uploads the pictures of a file, then replaces the document, as one step for undo, and the fields.
 * Resolves with notes for the writer, or with null if it was cancelled before anything was replaced.
 */
export async function applyImport(
  { draftStore, instance, saved }: ImportTarget,
  imported: ImportedPost,
  signal: AbortSignal,
) {
  const { addresses, failed } = await uploadPictures(imported, instance.uploads.services.upload);
  if (signal.aborted) return null;
  const document = withPictureUrls(imported.document, addresses);
  await instance.replaceDocument(markMissingPictures(document));
  const { fields } = draftStore.draft();
  draftStore.change({ fields: fieldsAfter(fields, imported.details, saved) });
  return notesOn(imported, failed);
}
