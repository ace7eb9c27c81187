import { pictureTexts } from '@contract/texts/pictureTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { expect, test } from 'vitest';
import { createScenario } from '../../testing/createScenario';
import { testPicture } from '../../testing/testPicture';

test('a new cover image replaces the old file', async () => {
  const { reader, api } = await createScenario();
  const before = api.files.names().length;
  for (let count = 0; count < 2; count += 1) {
    await reader.client.ok('changeCover', { body: { bgImage: testPicture() } });
  }
  await api.settled();
  expect(api.files.names()).toHaveLength(before + 1);
  const read = { params: { username: 'reader' }, body: {} };
  const { userDetails } = await reader.client.ok('readProfile', read);
  expect(userDetails.bgImage.secure_url).toContain('/resource/file/');
});

test('rejects a missing image and a gif', async () => {
  const { reader } = await createScenario();
  expect(await reader.client.refused('changeCover', { body: {} })).toMatchObject({
    status: 422,
    message: validationTexts.coverMissing,
    field: 'bgImage',
  });
  const gif = new File(['GIF89a'], 'a.png', { type: 'image/png' });
  expect(await reader.client.refused('changeCover', { body: { bgImage: gif } })).toMatchObject({
    status: 415,
    message: pictureTexts.cover,
  });
});
