import { useState } from 'react';
import { apiError } from '@/lib/apiError';
import { fitPicture } from '@/lib/fitPicture';
import { useAppDispatch } from '@/store/hooks';
import type { Account } from '../draft/draft';
import { isOtherAccount } from '../draft/isOtherAccount';
import { uploadPicture } from '../publishing/editorThunks';
import type { UploadPicture } from '../surface/uploads';

type PictureUploadOptions = {
  /** Ids of uploaded pictures by address, of a restored draft. */
  earlier: readonly (readonly [string, string])[];
  account: Account;
  /** Called instead of an upload while another account is signed in. */
  onOtherAccount: () => void;
};

/** Uploads pictures. `uploads` holds their ids by address. */
export function usePictureUpload({ earlier, account, onOtherAccount }: PictureUploadOptions) {
  const dispatch = useAppDispatch();
  const [uploads] = useState(() => new Map(earlier));

  const upload: UploadPicture = async (file, onProgress, signal) => {
    if (dispatch(isOtherAccount(account))) {
      onOtherAccount();
      throw apiError('gate');
    }
    const fitted = await fitPicture(file, 'resource');
    signal.throwIfAborted();
    onProgress(0);
    const running = dispatch(uploadPicture({ file: fitted, onProgress }));
    signal.addEventListener('abort', () => running.abort());
    const { id, resource_url: url } = (await running.unwrap()).data;
    uploads.set(url, id);
    return { url };
  };

  return { uploads, upload };
}
