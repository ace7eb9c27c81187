import type { EditorDocument } from '@contract/document/editorDocument';
import { useSyncExternalStore } from 'react';
import { suggestUrl } from '@/lib/suggestUrl';
import type { Fields } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';
import type { FieldName } from '../draft/fieldNames';
import type { FieldErrors } from '../draft/postRules';
import type { Publishing } from '../publishing/createPublishing';

type PostFormOptions = {
  draftStore: DraftStore;
  fieldErrors: FieldErrors;
  dispatch: Publishing['dispatch'];
};

/** The fields of a post and the errors beside them. */
export function usePostForm({ draftStore, fieldErrors, dispatch }: PostFormOptions) {
  const fields = useSyncExternalStore(draftStore.subscribe, () => draftStore.draft().fields);
  const picture = useSyncExternalStore(draftStore.subscribe, () => draftStore.draft().picture);

  function change(part: Partial<Fields>, field: FieldName) {
    draftStore.change({ fields: { ...draftStore.draft().fields, ...part } });
    dispatch({ type: 'fieldEdited', field });
  }

  return {
    fields,
    picture,
    set(name: 'url' | 'metaDescription' | 'seoKeywords' | 'canonicalUrl', value: string) {
      change({ [name]: value }, name);
    },
    setTags(tags: Fields['tags'], typedTag: string) {
      change({ tags, typedTag }, 'tags');
    },
    /** What is said about the next version has no rules. */
    describeChange(part: Partial<Pick<Fields, 'note' | 'isSmall'>>) {
      draftStore.change({ fields: { ...draftStore.draft().fields, ...part } });
    },
    /** The url of a draft follows the title until the writer edits it. */
    setTitle(title: string, isUrlOpen: boolean) {
      const { title: before, url } = draftStore.draft().fields;
      const isSuggested = isUrlOpen && url === suggestUrl(before);
      change({ title, ...(isSuggested ? { url: suggestUrl(title) } : {}) }, 'title');
    },
    setDocument(document: EditorDocument) {
      if (draftStore.change({ document })) dispatch({ type: 'fieldEdited', field: 'content' });
    },
    setPicture(picture: File | Blob | null) {
      draftStore.change({ picture });
      dispatch({ type: 'fieldEdited', field: 'postImage' });
    },
    refuse: (field: FieldName, message: string) =>
      dispatch({ type: 'fieldRefused', field, message }),
    errorOf: (field: FieldName) => fieldErrors[field] ?? null,
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
