import { loadingTexts } from '@contract/texts/loadingTexts';
import { useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import type { OpenedPost } from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import { useEditorInstance } from '../surface/useEditorInstance';
import { useTabLock } from './drafts/useTabLock';
import { Warnings } from './drafts/Warnings';
import { RestoreDraftGate, type RestoreDraftGateProps } from './RestoreDraftGate';
import './editor.css';
import '../blocks/blocks.css';
import '../surface/touch.css';

const ignore = () => undefined;

/** What a second tab shows while another tab edits the same post. */
function ReadOnlyEditor({ opened }: { opened: OpenedPost }) {
  const [{ fields, document }] = useState(opened.draft);
  const { holder, instance } = useEditorInstance({
    document,
    isReadOnly: true,
    upload: () => Promise.reject(new Error('A read-only editor uploads nothing.')),
    announce: ignore,
    onChange: ignore,
  });
  return (
    <>
      <Warnings warning="second" />
      <div className="editor-text grid gap-8">
        {opened.saved ? <h2 className="from-column post-title w-full">{fields.title}</h2> : null}
        <div ref={holder} className="post-editor post-text" aria-busy={instance === null} />
      </div>
    </>
  );
}

type EditorScreenProps = Omit<RestoreDraftGateProps, 'draftKey' | 'hasSecond'> & {
  /** Called when another tab that had the post open is closed: it may have saved the post. */
  onUnlocked: () => void;
};

/** The editor, in one tab at a time. */
export function EditorScreen({ onUnlocked, ...gate }: EditorScreenProps) {
  // If another user signs in while this is open, the draft stays under its key.
  const [key] = useState(() => localDraftKey(gate.account.id, gate.opened.key));
  const { role, hasSecond } = useTabLock(key, onUnlocked);
  if (role === 'pending') return <LoadingStatus label={loadingTexts.editor} />;
  if (role === 'second') return <ReadOnlyEditor opened={gate.opened} />;
  return <RestoreDraftGate {...gate} draftKey={key} hasSecond={hasSecond} />;
}
