import type { EditorDocument } from '@contract/document/editorDocument';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Services } from '../blocks/services';
import { createEditorInstance, type EditorInstance } from './createEditorInstance';
import { createUploads, type UploadPicture, type Uploads } from './uploads';

type Options = {
  document: EditorDocument;
  isReadOnly?: boolean;
  upload: UploadPicture;
  onChange: (document: EditorDocument) => void;
  /** The browser has loaded a picture, or failed to. */
  onPicture?: Services['noteLoad'];
  announce: (message: string) => void;
};

export type MountedInstance = EditorInstance & { uploads: Uploads };

/**
 * An editor in `holder` while the component is mounted. Each mount creates its own child element,
 * because Editor.js starts and ends asynchronously: two of them in one element would overlap.
 */
export function useEditorInstance({ document, isReadOnly = false, ...handlers }: Options) {
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const [instance, setInstance] = useState<MountedInstance | null>(null);
  const handleChange = useEffectEvent(handlers.onChange);
  const handleMessage = useEffectEvent(handlers.announce);
  const handlePicture = useEffectEvent((url: string, isLoaded: boolean) =>
    handlers.onPicture?.(url, isLoaded),
  );
  const handleUpload = useEffectEvent(handlers.upload);

  useEffect(() => {
    if (!holder) return undefined;
    const child = window.document.createElement('div');
    holder.append(child);
    const uploads = createUploads((...args) => handleUpload(...args));
    const created = createEditorInstance({
      holder: child,
      document,
      services: {
        ...uploads.services,
        noteLoad: (url, isLoaded) => handlePicture(url, isLoaded),
      },
      isReadOnly,
      onChange: (next) => handleChange(next),
      announce: (message) => handleMessage(message),
    });
    let isDisposed = false;
    void created.ready.then(() => {
      if (!isDisposed) setInstance({ ...created, uploads });
    });
    return () => {
      isDisposed = true;
      setInstance(null);
      uploads.abort();
      created.destroy();
    };
  }, [document, holder, isReadOnly]);

  return { holder: setHolder, instance };
}
