import { loadingTexts } from '@contract/texts/loadingTexts';
import { useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import { localDraftKey } from '../draft/draftKeys';
import { useTabLock } from './drafts/useTabLock';
import { ReadOnlyEditor } from './ReadOnlyEditor';
import { RestoreDraftGate, type RestoreDraftGateProps } from './RestoreDraftGate';
import './editor.css';
import '../blocks/blocks.css';
import '../surface/touch.css';

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
