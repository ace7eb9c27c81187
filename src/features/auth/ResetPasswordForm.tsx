import { readResetLink } from '@contract/endpoints/account';
import { limits } from '@contract/limits';
import { resetPasswordRules } from '@contract/rules';
import { useState } from 'react';
import { isApiError } from '@/lib/apiError';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { cachedQuery } from '@/store/cachedQuery';
import { useAppDispatch } from '@/store/hooks';
import { useRouteData } from '@/store/useRouteData';
import { Button } from '@/ui/Button';
import { resetPassword } from './accountThunks';
import { NewPasswordFields } from './NewPasswordFields';
import { NewResetLink } from './NewResetLink';

/** Whether a link still works. If that is unknown, the form says so after it is sent. */
export const resetLinkQuery = cachedQuery({
  name: 'resetLinks',
  keyOf: ({ token }: { token: string }) => token,
  call: ({ token }, { call }) => call(readResetLink, { params: { token } }),
  failure: null,
  limit: limits.cache.verifications,
});

type ResetPasswordFormProps = { token: string; onReset: () => void };

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const dispatch = useAppDispatch();
  const link = useRouteData(resetLinkQuery({ token })).data;
  const [isRefused, setIsRefused] = useState(false);
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { newPassword: '', confirmPassword: '' },
    rules: resetPasswordRules,
    onSubmit: async (values) => {
      try {
        await dispatch(resetPassword({ token, ...values })).unwrap();
      } catch (thrown) {
        setIsRefused(isApiError(thrown) && thrown.status === 404);
        throw thrown;
      }
      clearSent(values);
      onReset();
    },
  });
  return (
    <form {...form} aria-label="Reset Password" className="grid gap-5">
      {isRefused || link?.isValid === false ? <NewResetLink /> : null}
      <NewPasswordFields field={field} />
      <div>
        <Button type="submit" busy={isBusy}>
          Submit
        </Button>
      </div>
    </form>
  );
}
