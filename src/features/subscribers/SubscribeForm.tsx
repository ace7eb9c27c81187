import { subscribeRules } from '@contract/subscribeRules';
import { useState } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { subscribe } from './subscriberThunks';

type SubscribeFormProps = {
  /** Whose posts; null: all. */
  authorId: string | null;
};

/** Asks for new posts by e-mail. The answer is the same whether or not the address is known. */
export function SubscribeForm({ authorId }: SubscribeFormProps) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: { email: '' },
    rules: subscribeRules,
    onSubmit: async (values) => {
      setAnswer(null);
      setAnswer((await dispatch(subscribe({ ...values, authorId })).unwrap()) ?? null);
      clearSent(values);
    },
  });
  return (
    <form {...form} aria-label="Subscribe" className="grid gap-5">
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
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
