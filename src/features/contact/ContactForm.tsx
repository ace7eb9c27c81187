import { draftForms } from '@contract/draftKeys';
import { sendContact } from '@contract/endpoints/contact';
import { type ContactForm, contactRules } from '@contract/rules';
import { contactTexts } from '@contract/texts/contactTexts';
import { validationTexts } from '@contract/texts/validationTexts';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { fromServer } from '@/store/createAppAsyncThunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { mutation } from '@/store/mutation';
import { useFormDraft } from '@/store/useFormDraft';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';

const sendMessage = mutation('contact/sendMessage', sendContact, {
  input: (body: ContactForm) => ({ body }),
  toasts: { progress: contactTexts.progress, success: fromServer, failure: contactTexts.failed },
});

const empty = { name: '', email: '', subject: '', message: '' };
const names = ['name', 'email', 'subject', 'message'] as const;

const needs = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
} as const;

/** An empty field says what it needs; the message stands once at the form. */
const rules = contactRules.map((rule) =>
  rule.message === validationTexts.contactIncomplete ? { ...rule, need: needs[rule.field] } : rule,
);

export function ContactForm() {
  const dispatch = useAppDispatch();
  const draft = useFormDraft(draftForms.contact);
  const member = useAppSelector(({ auth }) => auth.user);
  const { form, field, formError, isBusy, clearSent } = useRuledForm({
    initial: member
      ? { ...empty, name: `${member.firstName} ${member.lastName}`.trim(), email: member.email }
      : empty,
    rules,
    draft: { ...draft, names },
    onSubmit: async (values) => {
      await dispatch(sendMessage(values)).unwrap();
      clearSent(values);
    },
  });
  return (
    <form {...form} aria-label="Contact" className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      </div>
      <TextField label="Subject" {...field('subject')} />
      <TextArea label="Message" rows={7} {...field('message')} />
      <FormError message={formError} />
      <div>
        <Button type="submit" busy={isBusy}>
          Let's talk
        </Button>
      </div>
    </form>
  );
}
