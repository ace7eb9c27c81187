import { subscribeRules } from '@contract/subscribeRules';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** What was sent, and the answer. */
  const [sent, setSent] = useState<{ email: string; answer: string } | null>(null);
  const { form, field, isBusy } = useRuledForm({
    initial: { email: member?.email ?? '' },
    rules: subscribeRules,
    onSubmit: async (values) => {
      const { message } = await dispatch(subscribe({ ...values, authorId })).unwrap();
      setSent({ email: values.email.trim(), answer: message });
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  useEffect(() => {
    // The button that had the focus is gone.
    if (sent && document.activeElement === document.body) done.current?.focus();
  }, [sent]);

  function handleChange() {
    // The field that gets the focus has to be rendered first.
    flushSync(() => setSent(null));
    box.current?.querySelector('input')?.focus();
  }

  return (
    <form {...form} aria-label="Subscribe" className="grid gap-5">
      {sent ? (
        <p ref={done} tabIndex={-1} className="font-serif text-lg">
          We wrote to <bdi className="wrap-anywhere">{sent.email}</bdi>
          {' · '}
          <Button variant="quiet" onClick={handleChange}>
            Change <span className="sr-only">the address</span>
          </Button>
        </p>
      ) : (
        <>
          <div ref={box}>
            <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
          </div>
          <div>
            <Button type="submit" busy={isBusy}>
              Send me a confirmation
            </Button>
          </div>
        </>
      )}
      <p role="status" className="font-serif text-lg">
        {sent?.answer}
      </p>
    </form>
  );
}
