import { formDraftKey, signUpForm } from '@contract/storageKeys';
import * as v from 'valibot';
import { storage } from '@/lib/browser/storage';

/** Whose drafts a visitor writes. */
export const guest = 'guest';

/** The text fields of a form. */
export type DraftFields = Readonly<Record<string, string>>;

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The stored fields of a form as JSON text; '' if there are none. */
export const readDraft = (owner: string, form: string) =>
  storage.read(formDraftKey(owner, form)) ?? '';

/** Parses what `readDraft` returns. */
export function parseDraft(json: string): DraftFields {
  const parsed = v.safeParse(storedFields, json);
  return parsed.success ? parsed.output : {};
}

/** Stores the fields of a form; removes the draft if all are empty. */
export function writeDraft(owner: string, form: string, fields: DraftFields) {
  const key = formDraftKey(owner, form);
  if (Object.values(fields).every((text) => text === '')) storage.remove(key);
  else storage.write(key, JSON.stringify(fields));
}

/** Both texts, or the one that contains the other. */
export function joinTexts(one: string, other: string) {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n\n${other}`;
}

function joinFields(own: DraftFields, added: DraftFields): DraftFields {
  const names = Object.keys({ ...own, ...added });
  return Object.fromEntries(
    names.map((name) => [name, joinTexts(own[name] ?? '', added[name] ?? '')]),
  );
}

function moveToAccount(accountId: string, form: string) {
  const own = parseDraft(readDraft(accountId, form));
  writeDraft(accountId, form, joinFields(own, parseDraft(readDraft(guest, form))));
}

/** Moves a visitor's drafts to the account that has signed in. It needs no sign-up any more. */
export function moveGuestDrafts(accountId: string) {
  const prefix = formDraftKey(guest, '');
  for (const key of storage.keys().filter((name) => name.startsWith(prefix))) {
    const form = key.slice(prefix.length);
    if (form !== signUpForm) moveToAccount(accountId, form);
    storage.remove(key);
  }
}
