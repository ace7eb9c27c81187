import { lettersAboutTexts } from '@contract/texts/lettersAboutTexts';
import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { LinkAction } from './LinkAction';
import { resumeLetters, stopLetters } from './subscriberThunks';

type Stopped = { message: string; resume: string | null };

/** Stops letters, and takes that back. */
export function StopLink({ token, label }: { token: string; label: string }) {
  const dispatch = useAppDispatch();
  const [stopped, setStopped] = useState<Stopped | null>(null);

  async function handlePress() {
    if (stopped?.resume) {
      const outcome = await dispatch(resumeLetters({ token: stopped.resume }));
      if (!resumeLetters.fulfilled.match(outcome)) return;
      setStopped({ message: outcome.payload.message, resume: null });
      return;
    }
    const outcome = await dispatch(stopLetters({ token }));
    if (stopLetters.fulfilled.match(outcome)) setStopped(outcome.payload);
  }

  const next = stopped?.resume ? lettersAboutTexts.resume : null;
  return (
    <LinkAction
      result={stopped?.message ?? null}
      label={stopped ? next : label}
      onPress={handlePress}
    />
  );
}
