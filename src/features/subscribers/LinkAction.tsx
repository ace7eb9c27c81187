import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { confirmSubscription, stopLetters } from './subscriberThunks';

const actions = {
  confirm: { thunk: confirmSubscription, label: 'Confirm this address' },
  stop: { thunk: stopLetters, label: 'Stop these letters' },
} as const;

type LinkActionProps = { action: keyof typeof actions; token: string };

/** A button, so that a mail program that opens links changes nothing. */
export function LinkAction({ action, token }: LinkActionProps) {
  const { thunk, label } = actions[action];
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<string | null>(null);

  async function handlePress() {
    setIsBusy(true);
    const outcome = await dispatch(thunk({ token }));
    setIsBusy(false);
    if (thunk.fulfilled.match(outcome)) setResult(outcome.payload ?? null);
  }

  return (
    <div className="grid justify-items-start gap-5">
      <p role="status" className="font-serif text-xl">
        {result}
      </p>
      {result === null ? (
        <Button busy={isBusy} onClick={() => void handlePress()}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
