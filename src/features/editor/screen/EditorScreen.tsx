import { loadingTexts } from '@contract/texts/loadingTexts';
import { useRef, useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import type { Draft, OpenedPost } from '../draft/draft';
import { localDraftKey } from '../draft/draftKeys';
import { useEditorInstance } from '../surface/useEditorInstance';
import { useOtherTabsDraft } from './drafts/useOtherTabsDraft';
import { useTabLock } from './drafts/useTabLock';
import { Warnings } from './drafts/Warnings';
import type { HandOver } from './PostEditor';
import { RestoreDraftGate, type RestoreDraftGateProps } from './RestoreDraftGate';
import './editor.css';
import '../blocks/blocks.css';
import '../surface/touch.css';

const ignore = () => undefined;

/** What a second tab shows while another tab edits the same post. */
function ReadOnlyText({ draft: { fields, document } }: { draft: Draft }) {
  const { holder, instance } = useEditorInstance({
    document,
    isReadOnly: true,
    upload: () => Promise.reject(new Error('A read-only editor uploads nothing.')),
    announce: ignore,
    onChange: ignore,
  });
  return (
    <div className="editor-text grid gap-8">
      {fields.title ? <h2 className="from-column post-title w-full">{fields.title}</h2> : null}
      <div ref={holder} className="post-editor post-text" aria-busy={instance === null} />
    </div>
  );
}

type ReadOnlyEditorProps = { opened: OpenedPost; draftKey: string; onTakeOver: () => void };

/** Shows the latest text that the other tab has stored on this device. */
function ReadOnlyEditor({ opened, draftKey, onTakeOver }: ReadOnlyEditorProps) {
  const stored = useOtherTabsDraft(draftKey, opened);
  return (
    <>
      <Warnings warning="second" onTakeOver={onTakeOver} />
      {stored ? <ReadOnlyText key={stored.savedAt} draft={stored.draft} /> : null}
    </>
  );
}

type EditorScreenProps = Omit<RestoreDraftGateProps, 'draftKey' | 'hasSecond' | 'handOver'> & {
  /** Called when another tab that had the post open is closed: it may have saved the post. */
  onUnlocked: () => void;
};

/** The editor, in one tab at a time. */
export function EditorScreen({ onUnlocked, ...gate }: EditorScreenProps) {
  // If another user signs in while this is open, the draft stays under its key.
  const [key] = useState(() => localDraftKey(gate.account.id, gate.opened.key));
  const handOver = useRef<HandOver>(null);
  const { role, hasSecond, takeOver } = useTabLock(key, {
    onUnlocked,
    onTakenOver: async () => handOver.current?.(),
  });
  if (role === 'pending') return <LoadingStatus label={loadingTexts.editor} />;
  if (role === 'second')
    return <ReadOnlyEditor opened={gate.opened} draftKey={key} onTakeOver={takeOver} />;
  return <RestoreDraftGate {...gate} draftKey={key} hasSecond={hasSecond} handOver={handOver} />;
}
