import { useRef, useState } from 'react';

export type TextNames<Form> = {
  [K in keyof Form]: Form[K] extends string ? K : never;
}[keyof Form] &
  string;

export type FieldDraft<Form> = {
  /** The fields that are stored. A password must not be one of them. */
  names: readonly TextNames<Form>[];
  stored: Readonly<Record<string, string>>;
  save: (fields: Readonly<Record<string, string>>) => void;
};

const keysOf = <Form extends object>(form: Form) =>
  Object.keys(form).filter((name): name is keyof Form & string => name in form);

function textsOf<Form>(form: Form, names: readonly TextNames<Form>[]) {
  return Object.fromEntries(names.map((name) => [name, String(form[name])]));
}

function withStored<Form extends object>(initial: Form, draft: FieldDraft<Form> | undefined): Form {
  if (!draft) return initial;
  const stored = draft.names.map((name) => [name, draft.stored[name] ?? initial[name]]);
  return { ...initial, ...Object.fromEntries(stored) };
}

/** The values of a form: the typed ones, else the stored ones, else the initial ones. */
export function useFormValues<Form extends object>(initial: Form, draft?: FieldDraft<Form>) {
  const [changes, setChanges] = useState<Partial<Form>>({});
  // An async handler needs what was typed after it has started.
  const latest = useRef(changes);
  const restored = withStored(initial, draft);

  function update(next: Partial<Form>) {
    latest.current = next;
    setChanges(next);
    draft?.save(textsOf({ ...restored, ...next }, draft.names));
  }

  return {
    values: { ...restored, ...changes },
    set: (name: keyof Form, value: unknown) => update({ ...latest.current, [name]: value }),
    /** Empties the fields that still have the value that was sent. */
    clearSent(sent: Form) {
      const current: Form = { ...restored, ...latest.current };
      for (const name of keysOf(current)) {
        if (current[name] === sent[name]) current[name] = initial[name];
      }
      update(current);
    },
  };
}
