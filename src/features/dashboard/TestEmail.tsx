import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { FormError } from '@/ui/FormError';
import { sendTestLetter } from './letterThunks';

/** Sends an e-mail to the administrator's own address, and says what became of it. */
export function TestEmail() {
  const dispatch = useAppDispatch();
  const [said, setSaid] = useState<{ sent: string } | { refused: string } | null>(null);

  async function send() {
    setSaid(null);
    const outcome = await dispatch(sendTestLetter());
    if (sendTestLetter.fulfilled.match(outcome)) setSaid({ sent: outcome.payload.message });
    else if (outcome.payload?.message) setSaid({ refused: outcome.payload.message });
  }

  return (
    <div className="grid justify-items-start gap-2">
      <ActionButton variant="secondary" onPress={send}>
        Send a test e-mail
      </ActionButton>
      <p aria-live="polite" className="text-quiet empty:hidden">
        {said && 'sent' in said ? said.sent : ''}
      </p>
      <FormError message={said && 'refused' in said ? said.refused : null} />
    </div>
  );
}
