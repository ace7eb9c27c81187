import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { type DraftFields, guest, parseDraft, readDraft, writeDraft } from './formDrafts';
import { useAppSelector } from './hooks';

export type FormDraft = {
  /** The account that writes, or `guest`. */
  owner: string;
  /** What an earlier visit has stored. */
  stored: DraftFields;
  /** Reads what any tab has stored last. */
  read: () => DraftFields;
  save: (fields: DraftFields) => void;
};

/** The text of a form that has not been sent, stored on the device for each account. */
export function useFormDraft(form: string): FormDraft {
  const owner = useAppSelector(({ auth }) => auth.user?.id ?? guest);
  const readJson = () => readDraft(owner, form);
  const json = useBrowserValue(readJson, '');
  return {
    owner,
    stored: parseDraft(json),
    read: () => parseDraft(readJson()),
    save: (fields) => writeDraft(owner, form, fields),
  };
}
