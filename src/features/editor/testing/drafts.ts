import type { EditorBlock } from '@contract/document/editorDocument';
import type { Draft, Fields, PostOnServer, SavedPost } from '../draft/draft';

export const fields: Fields = {
  title: 'Soil',
  tags: ['soil'],
  typedTag: '',
  seoKeywords: 'soil',
  metaDescription: 'On soil',
  url: 'soil',
  note: '',
  isSmall: false,
  canonicalUrl: '',
};

export const paragraph = (text: string, id?: string): EditorBlock => ({
  ...(id ? { id } : {}),
  type: 'paragraph',
  data: { text },
});

/** A picture whose upload was interrupted. */
export const missingPicture: EditorBlock = {
  id: 'missing',
  type: 'image',
  data: { file: { url: '' }, caption: 'A <b>spade</b>', alt: '', missing: true },
};

/** A draft without findings that follows all rules, also those of a new post. */
export const buildDraft = (changes: Partial<Fields> = {}): Draft => ({
  fields: { ...fields, ...changes },
  document: { blocks: [paragraph('Soil is alive.')] },
  picture: new File(['x'], 'soil.png', { type: 'image/png' }),
});

/** A new post that was not sent. */
export const notOnServer: PostOnServer = { saved: null, clientId: 'key-0001', sentTexts: null };

export const savedPost: SavedPost = {
  _id: 'p1',
  url: 'soil',
  updatedAt: '2026-01-01',
  isPublished: true,
  picture: '/soil.png',
};
