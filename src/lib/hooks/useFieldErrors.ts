import { type BrokenRule, brokenRules, type Rule } from '@contract/ruleParts';
import { type RefObject, useRef, useState } from 'react';
import { notify } from '../notify';

type FieldErrors<Form> = {
  rules: readonly Rule<Form>[];
  values: Form;
  form: RefObject<HTMLFormElement | null>;
};

/** Focuses the first control of the form, in page order, that has one of the names. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]) {
  const first = [...(form?.elements ?? [])].find((control) =>
    names.includes(control.getAttribute('name') ?? ''),
  );
  if (first instanceof HTMLElement) first.focus();
}

/** The messages beside the fields of a form. */
export function useFieldErrors<Form extends object>({ rules, values, form }: FieldErrors<Form>) {
  /** The fields that broke a rule when the form was sent, and that were not changed since. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<BrokenRule<Form> | null>(null);
  const toast = useRef<string | null>(null);
  // Read from the current values: changing one field can repair another one, such as two passwords.
  const broken = brokenRules(rules, values);

  function mark(names: readonly string[], message: string) {
    notify.error(message);
    toast.current = message;
    setMarked(names);
    focusFirst(form.current, names);
  }

  return {
    errorOf(name: keyof Form & string) {
      if (refusal?.field === name) return refusal.message;
      const rule = marked.includes(name) ? broken.get(name) : undefined;
      return rule?.need ?? rule?.message ?? null;
    },
    /** The message of the marked fields that show what they need instead. */
    ofForm() {
      const rules = marked.map((name) => [...broken.values()].find(({ field }) => field === name));
      return rules.find((rule) => rule?.need !== undefined)?.message ?? null;
    },
    /** Marks all fields that break a rule; returns false if there are none. */
    markBroken() {
      const message = [...broken.values()][0]?.message;
      setRefusal(null);
      if (toast.current !== null && toast.current !== message) notify.dismiss(toast.current);
      if (message === undefined) return false;
      mark([...broken.keys()], message);
      return true;
    },
    markOne: ({ field, message }: BrokenRule<Form>) => mark([...marked, field], message),
    /** Shows why the API refused a field. The toast is the thunk's. */
    refuse(error: BrokenRule<Form>) {
      setRefusal(error);
      focusFirst(form.current, [error.field]);
    },
    clear(name: keyof Form) {
      setMarked((before) => before.filter((field) => field !== name));
      setRefusal((before) => (before?.field === name ? null : before));
    },
  };
}
