import { contactRules } from '@contract/rules';
import { draftForms } from '@contract/storageKeys';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { sendMessage } from './contactThunks';

const empty = { name: '', email: '', subject: '', message: '' };
const names = ['name', 'email', 'subject', 'message'] as const;

export function ContactForm() {
  const dispatch = useAppDispatch();
  const draft = useFormDraft(draftForms.contact);
  const member = useAppSelector(({ auth }) => auth.user);
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: member
      ? { ...empty, name: `${member.firstName} ${member.lastName}`.trim(), email: member.email }
      : empty,
    rules: contactRules,
    draft: { ...draft, names },
    onSubmit: async (values) => {
      await dispatch(sendMessage(values)).unwrap();
      clearSent(values);
    },
  });
  return (
    <form {...form} aria-label="Contact" className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={7} {...field('message')} />
      <div>
        <Button type="submit" busy={isBusy}>
          Let's talk
        </Button>
      </div>
    </form>
  );
}
