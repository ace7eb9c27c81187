import { useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { sendTestLetter } from './letterThunks';

/** Sends an e-mail to the administrator's own address, and says what became of it. */
export function TestEmail() {
  const dispatch = useAppDispatch();
  const { isBusy, run } = useSingleRun();
  const [said, setSaid] = useState<{ sent: string } | { refused: string } | null>(null);

  async function send() {
    setSaid(null);
    const outcome = await dispatch(sendTestLetter());
    if (sendTestLetter.fulfilled.match(outcome)) setSaid({ sent: outcome.payload.message });
    else if (outcome.payload?.message) setSaid({ refused: outcome.payload.message });
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" busy={isBusy} onClick={() => void run(send)}>
        Send a test e-mail
      </Button>
      <p aria-live="polite" className="text-quiet empty:hidden">
        {said && 'sent' in said ? said.sent : ''}
      </p>
      <FormError message={said && 'refused' in said ? said.refused : null} />
    </div>
  );
}
