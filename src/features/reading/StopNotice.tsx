import { hour } from '@contract/durations';
import type { Read } from '@contract/people/readerEntities';
import { postAnchors } from '@contract/postAnchors';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastVisit } from '@/lib/calendar';
import { Button } from '@/ui/Button';
import { JumpToStop } from './JumpToStop';
import { ReadingBar } from './ReadingBar';
import { isWorthJumpingTo } from './readingPlace';

/** Who comes back earlier knows where they were. */
export const shortestBreak = hour;

/** Whether the comments can be seen: the notice would cover them. */
function areCommentsInView() {
  const comments = document.getElementById(postAnchors.comments);
  return comments !== null && comments.getBoundingClientRect().top < window.innerHeight;
}

/** An address with a hash is that of another place than the one where the reader stopped. */
const isWanted = ({ readAt, lastBlock }: Read) =>
  Date.now() - Date.parse(readAt) >= shortestBreak &&
  location.hash === '' &&
  !areCommentsInView() &&
  isWorthJumpingTo(lastBlock);

const isForWords = ({ target }: Event) =>
  target instanceof Element && target.closest('textarea, .remark-thread') !== null;

/** The reader stopped in the middle of the post. The notice is gone when they read on, or write something. */
export function StopNotice({ read }: { read: Read }) {
  const [isOpen, setIsOpen] = useState(() => isWanted(read));
  const close = () => setIsOpen(false);
  const [startedAt] = useState(() => window.scrollY);

  const handleScroll = useEffectEvent(() => {
    const hasReadOn = Math.abs(window.scrollY - startedAt) > window.innerHeight;
    if (hasReadOn || areCommentsInView()) close();
  });
  const handleFocus = useEffectEvent((event: Event) => {
    if (isForWords(event)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', () => handleScroll(), { passive: true, signal });
    document.addEventListener('focusin', (event) => handleFocus(event), { signal });
    return () => listening.abort();
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <ReadingBar text={`You began to read this ${lastVisit(read.readAt)}.`}>
      <JumpToStop blockId={read.lastBlock} onJump={close}>
        Continue where you stopped
      </JumpToStop>
      <Button variant="secondary" onClick={close}>
        Close
      </Button>
    </ReadingBar>
  );
}
