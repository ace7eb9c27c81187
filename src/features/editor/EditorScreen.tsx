import { loadingTexts } from '@contract/texts/loadingTexts';
import { useState } from 'react';
import { LoadingStatus } from '@/ui/Skeleton';
import { localDraftKey } from './localDrafts/localDrafts';
import { useTabLock } from './localDrafts/useTabLock';
import { ReadOnlyEditor } from './ReadOnlyEditor';
import { RestoreDraftGate, type RestoreDraftGateProps } from './RestoreDraftGate';
import './editor.css';
import './blocks/blocks.css';

type EditorScreenProps = Omit<RestoreDraftGateProps, 'draftKey' | 'hasSecond'> & { userId: string };

/** The editor, in one tab at a time. */
export function EditorScreen({ userId, ...gate }: EditorScreenProps) {
  // Whoever signs in again in between goes on with this work, not with their own.
  const [key] = useState(() => localDraftKey(userId, gate.opened.key));
  const { place, hasSecond } = useTabLock(key);
  if (place === 'asking') return <LoadingStatus label={loadingTexts.editor} />;
  if (place === 'second') return <ReadOnlyEditor opened={gate.opened} />;
  return <RestoreDraftGate {...gate} draftKey={key} hasSecond={hasSecond} />;
}
