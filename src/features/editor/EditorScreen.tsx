import { useState } from 'react';
import { Loading } from '@/ui/Skeleton';
import { Desk, type DeskProps } from './Desk';
import { journalKey } from './journal/journal';
import { useTabs } from './journal/useTabs';
import { ReadingDesk } from './ReadingDesk';
import './editor.css';
import './blocks/blocks.css';

type EditorScreenProps = Omit<DeskProps, 'journal' | 'hasSecond'> & { userId: string };

/** The editor, in one tab at a time. */
export function EditorScreen({ userId, ...desk }: EditorScreenProps) {
  // Whoever signs in again in between goes on with this work, not with their own.
  const [key] = useState(() => journalKey(userId, desk.opened.key));
  const { place, hasSecond } = useTabs(key);
  if (place === 'asking') return <Loading label="Opening the editor" />;
  if (place === 'second') return <ReadingDesk opened={desk.opened} />;
  return <Desk {...desk} journal={key} hasSecond={hasSecond} />;
}
