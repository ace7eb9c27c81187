import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';
import { usePictureUpload } from './usePictureUpload';

/** Uploads a picture while `author` is signed in. */
async function uploadAs(opener: 'author' | 'reader') {
  const { store, mockApi } = await renderApp({ path: '/about', as: 'author' });
  const account = { id: `user-${opener}`, username: opener };
  const onOtherAccount = vi.fn();
  const { result } = renderHook(() => usePictureUpload({ earlier: [], account, onOtherAccount }), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const stored = () => mockApi.data.tables.resources.rows().length;
  const before = stored();
  const { signal } = new AbortController();
  const upload = await Promise.allSettled([
    result.current.upload(pngFile(), () => undefined, signal),
  ]);
  return { upload, onOtherAccount, added: stored() - before };
}

test('a picture is uploaded for the account that opened the editor', async () => {
  const { upload, onOtherAccount, added } = await uploadAs('author');
  expect(upload).toMatchObject([{ status: 'fulfilled' }]);
  expect(onOtherAccount).not.toHaveBeenCalled();
  expect(added).toBe(1);
});

test('nothing is uploaded while another account is signed in', async () => {
  const { upload, onOtherAccount, added } = await uploadAs('reader');
  expect(upload).toMatchObject([{ status: 'rejected', reason: { kind: 'gate' } }]);
  expect(onOtherAccount).toHaveBeenCalledTimes(1);
  expect(added).toBe(0);
});
