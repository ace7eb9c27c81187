import { draftUrl } from '@contract/draftUrl';
import { brokenFields } from '@contract/ruleParts';
import { createPostRules } from '@contract/rules';
import { expect, test } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { ruledForm } from '../draft/postRules';
import { buildDraft, missingPicture, paragraph } from '../testing/drafts';
import { hasTexts, postBody, textsOf } from './postBody';

test('texts are trimmed and the url is hyphenated', () => {
  const draft = buildDraft({
    title: ' Soil ',
    seoKeywords: ' a ',
    metaDescription: ' b ',
    url: 'so il',
  });
  expect(postBody(draft, null)).toMatchObject({
    title: 'Soil',
    seoKeywords: 'a',
    metaDescription: 'b',
    url: 'so-il',
    tags: '["soil"]',
  });
});

test('picture and author are sent only if there are any', () => {
  const draft = buildDraft();
  expect(postBody(draft, 'user-1')).toMatchObject({ postImage: draft.picture, authorId: 'user-1' });
  const body = postBody({ ...draft, picture: null }, null);
  expect(body).not.toHaveProperty('postImage');
  expect(body).not.toHaveProperty('authorId');
});

test('the document is sanitised', () => {
  const document = { blocks: [paragraph('Soil<script>alert(1)</script>')] };
  expect(postBody({ ...buildDraft(), document }, null).content).not.toContain('script');
});

test('a draft without an address is recognised by its texts', () => {
  const draft = buildDraft({ url: '' });
  const { canonicalUrl, ...body } = postBody(draft, null);
  const post = { ...body, canonicalUrl, _id: 'p1', url: draftUrl('p1'), tags: ['soil'] };
  expect(hasTexts(post, textsOf(draft, null))).toBe(true);
});

test('an update is recognised by its texts under the url of the post, also with other ids of blocks', () => {
  const draft = buildDraft({ url: 'other' });
  const sentTexts = textsOf(draft, 'soil');
  const { tags: _, ...texts } = postBody(draft, null);
  const post = { ...texts, _id: 'p1', tags: ['soil'], url: 'soil' };
  expect(hasTexts(post, sentTexts)).toBe(true);
  expect(hasTexts(post, null)).toBe(false);
  const { blocks } = draft.document;
  const stored = blocks.map((block, at) => ({ ...block, id: `stored-${at}` }));
  const withIds = JSON.stringify({ time: 1, blocks: stored });
  expect(hasTexts({ ...post, content: withIds }, sentTexts)).toBe(true);
  const changes = [
    { url: 'other' },
    { canonicalUrl: 'https://example.org/' },
    { title: 'Soils' },
    { tags: ['rain'] },
    { seoKeywords: 'rain' },
    { metaDescription: 'On rain' },
    { content: '{"blocks":[]}' },
  ];
  for (const change of changes) expect(hasTexts({ ...post, ...change }, sentTexts)).toBe(false);
});

test('a document that shows nothing counts as empty for the rules', () => {
  const document = { blocks: [paragraph(' ')] };
  expect(ruledForm({ ...buildDraft(), document }).content).toBe('');
  expect(ruledForm(buildDraft()).content).toContain('Soil is alive.');
});

test('a tag that was typed and not entered is sent too', () => {
  const draft = buildDraft({ typedTag: ' worms' });
  expect(postBody(draft, null).tags).toBe('["soil","worms"]');
  expect(ruledForm(buildDraft({ tags: [], typedTag: 'worms' })).tags).toEqual(['worms']);
});

test('a tag for which there is no room breaks the rule', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `tag ${index}`);
  const draft = { ...buildDraft({ tags: twelve, typedTag: 'one more' }), picture: pngFile() };
  expect([...brokenFields(createPostRules, ruledForm(draft)).keys()]).toEqual(['tags']);
});

test('a missing picture is not sent, and is no content', () => {
  const text = paragraph('Soil is alive.');
  const withBoth = { ...buildDraft(), document: { blocks: [missingPicture, text] } };
  expect(postBody(withBoth, null).content).toBe(JSON.stringify({ blocks: [text] }));
  expect(ruledForm({ ...buildDraft(), document: { blocks: [missingPicture] } }).content).toBe('');
});
