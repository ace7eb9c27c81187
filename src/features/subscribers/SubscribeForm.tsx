import { subscribeRules } from '@contract/subscribeRules';
import { useEffect, useRef, useState } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { subscribe } from './subscriberThunks';

type SubscribeFormProps = {
  /** Whose posts; null: all. */
  authorId: string | null;
  /** It was opened in place of its link. */
  takesFocus?: boolean;
};

/** Asks for new posts by e-mail. The answer is the same whether or not the address is known. */
export function SubscribeForm({ authorId, takesFocus = false }: SubscribeFormProps) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(({ auth }) => auth.user);
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { email: member?.email ?? '' },
    rules: subscribeRules,
    onSubmit: async (values) => {
      setAnswer(null);
      setAnswer((await dispatch(subscribe({ ...values, authorId })).unwrap()).message);
      clearSent(values);
    },
  });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <form {...form} aria-label="Subscribe" className="grid gap-5">
      <div ref={box}>
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      </div>
      <div>
        <Button type="submit" busy={isBusy}>
          Send me a confirmation
        </Button>
      </div>
      <p role="status" className="font-serif text-lg">
        {answer}
      </p>
    </form>
  );
}
