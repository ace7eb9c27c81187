import { letterTextAmounts } from '@contract/emails/letterText';
import { updateProfile } from '@contract/endpoints/profiles';
import { subscriberTexts } from '@contract/texts/subscriberTexts';
import { useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { sessionRenewed } from '@/store/authSlice';
import { fromServer } from '@/store/createAppAsyncThunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { mutation } from '@/store/mutation';
import { SelectField } from '@/ui/SelectField';

type Amount = (typeof letterTextAmounts)[number];

const saveAmount = mutation('dashboard/saveLetterText', updateProfile, {
  input: (letterText: Amount) => ({ body: { letterText } }),
  done: ({ user }, _, { dispatch }) => dispatch(sessionRenewed(user)),
  toasts: { success: fromServer, failure: subscriberTexts.amountFailed },
});

/** How much of a new post the author's subscribers get by e-mail. */
export function PostEmailAmount() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(({ auth }) => auth.user);
  const { isBusy, run } = useSingleRun();
  // Shown until the API has answered.
  const [change, setChange] = useState<Amount | null>(null);

  async function save(amount: Amount) {
    setChange(amount);
    await dispatch(saveAmount(amount));
    setChange(null);
  }

  if (!user?.isVerified) return null;
  return (
    <div className="max-w-column pb-6">
      <SelectField
        label={subscriberTexts.amount}
        value={change ?? user.letterText ?? 'beginning'}
        options={letterTextAmounts.map((value) => ({
          value,
          name: subscriberTexts.amounts[value],
        }))}
        disabled={isBusy}
        onChange={(amount) => void run(() => save(amount))}
      />
    </div>
  );
}
