import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { uploadPicture } from './editorThunks';
import type { UploadPicture } from './instance/uploads';

/** Uploads pictures. `uploads` holds their ids by address, including those of a restored draft. */
export function useImageUpload(earlier: readonly (readonly [string, string])[]) {
  const dispatch = useAppDispatch();
  const [uploads] = useState(() => new Map(earlier));

  const upload: UploadPicture = async (file, onProgress, signal) => {
    const running = dispatch(uploadPicture({ file, onProgress }));
    signal.addEventListener('abort', () => running.abort());
    const { id, resource_url: url } = (await running.unwrap()).data;
    uploads.set(url, id);
    return { url };
  };

  return { uploads, upload };
}
