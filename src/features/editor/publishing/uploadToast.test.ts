import { resourceMessages } from '@contract/texts/apiMessages';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notices } from '@/testing/liveRegions';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { uploadPicture } from './editorThunks';

test("an upload ends with the server's message", async () => {
  const { store } = await renderApp({ path: '/about', as: 'author' });
  await store.dispatch(uploadPicture({ file: pngFile(), onProgress: () => undefined })).unwrap();
  await waitFor(() => expect(notices()).toHaveTextContent(resourceMessages.uploaded));
});
