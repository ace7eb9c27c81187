import { useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { LinkAction } from './LinkAction';
import { confirmSubscription } from './subscriberThunks';

/** Confirms a subscription. */
export function ConfirmLink({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<string | null>(null);

  async function handlePress() {
    const outcome = await dispatch(confirmSubscription({ token }));
    if (confirmSubscription.fulfilled.match(outcome)) setResult(outcome.payload ?? null);
  }

  const label = result === null ? 'Confirm this address' : null;
  return <LinkAction result={result} label={label} onPress={handlePress} />;
}
