import { type BrokenRule, firstBroken, type Rule } from '@contract/ruleParts';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { type ApiError, isApiError } from './apiError';
import { notify } from './notify';
import { type FieldDraft, type TextNames, useFormValues } from './useFormValues';

type RuledForm<Form> = {
  initial: Form;
  rules: readonly Rule<Form>[];
  /** Stores text on the device until it is sent. */
  draft?: FieldDraft<Form>;
  /** Rejects with an `ApiError` if the API refuses; the typed values stay. */
  onSubmit: (form: Form) => Promise<unknown>;
};

/**
 * A form with validation rules. The first broken rule is shown as a toast and beside its field,
 * which gets focus. So is an API error that names a field.
 */
export function useRuledForm<Form extends object>(options: RuledForm<Form>) {
  const { initial, rules, draft, onSubmit } = options;
  const { values, set, clearSent } = useFormValues(initial, draft);
  const [error, setError] = useState<BrokenRule<Form> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  function change(name: keyof Form, value: unknown) {
    set(name, value);
    setError((before) => (before?.field === name ? null : before));
  }

  function show(broken: BrokenRule<Form>) {
    setError(broken);
    const control = ref.current?.elements.namedItem(broken.field);
    if (control instanceof HTMLElement) control.focus();
  }

  function showRefusal({ field, message }: ApiError) {
    const named = Object.keys(initial).find((name): name is keyof Form & string => name === field);
    if (named && message) show({ field: named, message });
  }

  function refuse(broken: BrokenRule<Form>) {
    notify.error(broken.message);
    show(broken);
  }

  function choose<Name extends keyof Form & string>(name: Name, file: Form[Name]) {
    change(name, file);
    if (file === null) return;
    const ofField = rules.filter(({ field }) => field === name);
    const broken = firstBroken<Form>(ofField, { ...values, [name]: file });
    if (broken) refuse(broken);
  }

  async function submit() {
    const broken = firstBroken(rules, values);
    if (broken) {
      refuse(broken);
      return;
    }
    setError(null);
    setIsBusy(true);
    try {
      await onSubmit(values);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showRefusal(thrown);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    values,
    error,
    isBusy,
    /** For a file input: validates at once, not only on submit. */
    choose,
    /** For a control that is neither a text nor a file input. */
    set: <Name extends keyof Form>(name: Name, value: Form[Name]) => change(name, value),
    clearSent,
    /** Props of the form element. */
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Props of a text control. */
    field: (name: TextNames<Form>) => ({
      name,
      value: String(values[name]),
      error: error?.field === name ? error.message : null,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value),
    }),
    errorOf: (name: keyof Form & string) => (error?.field === name ? error.message : null),
  };
}
