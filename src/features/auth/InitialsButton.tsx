import { useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { initialsOf } from '@/lib/initialsOf';
import { Button } from '@/ui/Button';

type InitialsButtonProps = {
  firstName: string;
  lastName: string;
  onDraw: (file: File) => void;
};

/** Makes an avatar of the initials, for members who have no picture at hand. */
export function InitialsButton({ firstName, lastName, onDraw }: InitialsButtonProps) {
  const { isBusy, run } = useSingleRun();
  const [note, setNote] = useState('');

  async function draw() {
    const initials = initialsOf(firstName, lastName);
    if (initials === '') return setNote('Enter your first or last name below, and try again.');
    const loaded = await import('./drawInitials').catch(() => null);
    const file = await loaded?.drawInitials(initials);
    setNote(file ? '' : 'This did not work. Please choose a picture.');
    if (file) onDraw(file);
  }

  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <Button variant="secondary" busy={isBusy} onClick={() => void run(draw)}>
        Use my initials
      </Button>
      <p role="status" className="text-quiet">
        {note}
      </p>
    </div>
  );
}
