import { firstBroken, isMandatory, type Rule } from '@contract/ruleParts';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { type ApiError, isApiError } from '../apiError';
import { useFieldErrors } from './useFieldErrors';
import { type FieldDraft, type TextNames, useFormValues } from './useFormValues';
import { useSingleRun } from './useSingleRun';

type RuledForm<Form> = {
  initial: Form;
  rules: readonly Rule<Form>[];
  /** Stores text on the device until it is sent. */
  draft?: FieldDraft<Form>;
  /** Rejects with an `ApiError` if the API refuses; the typed values stay. */
  onSubmit: (form: Form) => Promise<unknown>;
};

type FileNames<Form> = {
  [K in keyof Form]: Form[K] extends File | null ? K : never;
}[keyof Form] &
  string;

/**
 * A form with validation rules. Sending it marks every field that breaks a rule, focuses the first of
 * them, and shows the message of the first broken rule as a toast. An API error that names a field is
 * shown beside it.
 */
export function useRuledForm<Form extends object>(options: RuledForm<Form>) {
  const { initial, rules, draft, onSubmit } = options;
  const { values, set, clearSent } = useFormValues(initial, draft);
  const { isBusy, run } = useSingleRun();
  const ref = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors({ rules, values, form: ref });

  function change(name: keyof Form, value: unknown) {
    set(name, value);
    errors.clear(name);
  }

  function showRefusal({ field, message }: ApiError) {
    const named = Object.keys(initial).find((name): name is keyof Form & string => name === field);
    if (named && message) errors.refuse({ field: named, message });
  }

  function choose<Name extends FileNames<Form>>(name: Name, file: Form[Name]) {
    change(name, file);
    if (file === null) return;
    const ofField = rules.filter(({ field }) => field === name);
    const broken = firstBroken<Form>(ofField, { ...values, [name]: file });
    if (broken) errors.markOne(broken);
  }

  async function send() {
    try {
      await onSubmit(values);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showRefusal(thrown);
    }
  }

  return {
    values,
    isBusy,
    /** For a control that is neither a text nor a file input. */
    set: <Name extends keyof Form>(name: Name, value: Form[Name]) => change(name, value),
    clearSent,
    /** The error of a control without `field`. */
    errorOf: errors.errorOf,
    formError: errors.ofForm(),
    /** Props of the form element. */
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!errors.markBroken()) void run(send);
      },
    },
    /** Props of a text control. */
    field(name: TextNames<Form>) {
      const required = isMandatory(rules, initial, name);
      return {
        name,
        value: String(values[name]),
        error: errors.errorOf(name),
        required,
        'aria-required': required,
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          change(name, event.target.value),
      };
    },
    /** Props of a file input, which is validated at once, not only on submit. */
    fileField: <Name extends FileNames<Form>>(name: Name) => ({
      name,
      file: values[name],
      error: errors.errorOf(name),
      required: isMandatory(rules, initial, name),
      onChoose: (file: Form[Name]) => choose(name, file),
    }),
  };
}
