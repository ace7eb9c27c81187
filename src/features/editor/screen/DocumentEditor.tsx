import type { EditorDocument } from '@contract/document/editorDocument';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { useViewer } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { usePictureUpload } from '../model/usePictureUpload';
import { useEditorInstance } from '../surface/useEditorInstance';
import { ContentField } from './form/ContentField';
import './editor.css';
import '../blocks/blocks.css';
import '../surface/touch.css';

/** Reads the latest document once its pictures are uploaded. */
export type ReadDocument = () => Promise<EditorDocument>;

type DocumentEditorProps = {
  /** What is shown first. Another object opens the editor again. */
  document: EditorDocument;
  error: string | null;
  onChange: (document: EditorDocument) => void;
  reader: RefObject<ReadDocument | null>;
  /** Called once the editor takes text. */
  onReady: () => void;
};

const noUploads: readonly (readonly [string, string])[] = [];
const ignore = () => undefined;

/** The block editor as a field of a form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { document, error, onChange, reader } = props;
  const viewer = useViewer();
  // The form stays open if the session ends meanwhile.
  const [account] = useState({ id: viewer?.id ?? '', username: viewer?.username ?? '' });
  const [message, announce] = useState('');
  const { upload } = usePictureUpload({ earlier: noUploads, account, onOtherAccount: ignore });
  const { holder, instance } = useEditorInstance({ document, upload, announce, onChange });

  const handleReady = useEffectEvent(props.onReady);

  useEffect(() => {
    if (instance) handleReady();
  }, [instance]);

  useImperativeHandle(reader, () => async () => {
    await instance?.uploads.settled();
    return instance ? instance.read() : document;
  });

  return (
    <div className="grid gap-2">
      <div role="toolbar" aria-label="Text" className="flex">
        <IconButton icon="undo" label="Undo" disabled={!instance} onClick={instance?.undo} />
        <IconButton icon="redo" label="Redo" disabled={!instance} onClick={instance?.redo} />
      </div>
      <ContentField error={error}>
        <div ref={holder} className="post-editor post-text" aria-busy={instance === null} />
      </ContentField>
      <p role="status" aria-label="Editor" className="sr-only">
        {message}
      </p>
    </div>
  );
}
