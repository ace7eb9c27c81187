import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { initialsOf } from '@/ui/Avatar';
import { Button } from '@/ui/Button';

type InitialsButtonProps = {
  firstName: string;
  lastName: string;
  /** The chosen picture. */
  file: File | null;
  onDraw: (file: File) => void;
};

/**
 * Makes an avatar of the initials, for members who have no picture at hand. As long as it is the chosen picture, it
 * follows the name.
 */
export function InitialsButton({ firstName, lastName, file, onDraw }: InitialsButtonProps) {
  const { isBusy, run } = useSingleRun();
  const [note, setNote] = useState('');
  const drawn = useRef<{ file: File; initials: string } | null>(null);
  const initials = initialsOf(firstName, lastName);

  async function draw() {
    if (initials === '') return setNote('Enter your first or last name below, and try again.');
    const loaded = await import('./drawInitials').catch(() => null);
    const picture = await loaded?.drawInitials(initials);
    setNote(picture ? '' : 'This did not work. Please choose a picture.');
    if (!picture) return;
    drawn.current = { file: picture, initials };
    onDraw(picture);
  }

  const follow = useEffectEvent((name: string) => {
    const { current } = drawn;
    const isChosen = current !== null && current.file === file;
    if (isChosen && name !== '' && name !== current.initials) void run(draw);
  });

  useEffect(() => {
    // A name that is typed while a picture is drawn is drawn after it.
    if (!isBusy) follow(initials);
  }, [initials, isBusy]);

  return (
    <div className="mt-3 mb-1 grid justify-items-start gap-1 text-sm">
      <Button variant="secondary" busy={isBusy} onClick={() => void run(draw)}>
        Use my initials
      </Button>
      <p role="status" className="text-quiet empty:hidden">
        {note}
      </p>
    </div>
  );
}
