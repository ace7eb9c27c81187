import { expect, test } from 'vitest';
import { buildDraft, savedPost } from '../testing/drafts';
import { exportPost } from './exportPost';

const exported = async (picture: string) => {
  const { file } = await exportPost({ ...buildDraft(), picture: null }, { ...savedPost, picture });
  return file.text();
};

test('the cover of a post is in its file; a draft without one has none', async () => {
  expect(await exported('https://pictures.example/soil.png')).toContain(
    'https://pictures.example/soil.png',
  );
  expect(await exported('')).not.toContain(location.href);
});
