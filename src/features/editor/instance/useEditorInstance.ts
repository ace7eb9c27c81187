import type { EditorDocument } from '@contract/document/editorDocument';
import { useEffect, useEffectEvent, useState } from 'react';
import { createEditorInstance, type EditorInstance } from './createEditorInstance';
import { createUploads, type UploadPicture, type Uploads } from './uploads';

type Options = {
  document: EditorDocument;
  isReadOnly?: boolean;
  upload: UploadPicture;
  onChange: (document: EditorDocument) => void;
  announce: (words: string) => void;
  onUploads: (count: number) => void;
};

export type MountedInstance = EditorInstance & { uploads: Uploads };

/**
 * An editor in the holder for as long as the component is there. Each mount makes its own child holder:
 * Editor.js starts and ends asynchronously, and two of them in one place would draw over each other.
 */
export function useEditorInstance({ document, upload, isReadOnly = false, ...told }: Options) {
  const [holder, setHolder] = useState<HTMLDivElement | null>(null);
  const [instance, setInstance] = useState<MountedInstance | null>(null);
  const handleChange = useEffectEvent(told.onChange);
  const handleUploads = useEffectEvent(told.onUploads);
  const handleWords = useEffectEvent(told.announce);
  const handleUpload = useEffectEvent(upload);

  useEffect(() => {
    if (!holder) return undefined;
    const child = window.document.createElement('div');
    holder.append(child);
    const uploads = createUploads(
      (...args) => handleUpload(...args),
      (count) => handleUploads(count),
    );
    const made = createEditorInstance({
      holder: child,
      document,
      services: uploads.services,
      isReadOnly,
      onChange: (next) => handleChange(next),
      announce: (words) => handleWords(words),
    });
    let isDisposed = false;
    void made.ready.then(() => {
      if (!isDisposed) setInstance({ ...made, uploads });
    });
    return () => {
      isDisposed = true;
      setInstance(null);
      uploads.abort();
      made.destroy();
    };
  }, [document, holder, isReadOnly]);

  return { holder: setHolder, instance };
}
