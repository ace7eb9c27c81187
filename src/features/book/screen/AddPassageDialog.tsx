import type { Heading } from '@contract/book/bookEntities';
import { elsewhereRules } from '@contract/book/bookRules';
import { draftForms } from '@contract/draftKeys';
import { bookPageTexts } from '@contract/texts/bookPageTexts';
import { useState } from 'react';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { notify } from '@/lib/notify';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { FormDialog } from '@/ui/FormDialog';
import { FormError } from '@/ui/FormError';
import { SelectField } from '@/ui/SelectField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { addPassage } from '../model/bookThunks';

type AddPassageDialogProps = {
  headings: readonly Heading[];
  /** The id of the heading that is shown; the passage is put under it unless another one is chosen. */
  current: string;
  onAdded: () => void;
  onClose: () => void;
};

const empty = { quote: '', title: '', author: '', url: '', note: '' };
const names = ['quote', 'title', 'author', 'url', 'note'] as const;

/** Adds words from elsewhere. What is typed stays on the device until it is in the book. */
export function AddPassageDialog(props: AddPassageDialogProps) {
  const { headings, current, onAdded, onClose } = props;
  const dispatch = useAppDispatch();
  const draft = useFormDraft(draftForms.passage);
  const [refusal, setRefusal] = useState<string | null>(null);
  const options = [
    { value: '', name: 'No heading' },
    ...headings.map(({ _id: value, title: name }) => ({ value, name })),
  ];
  const [chosen, setChosen] = useState(current);
  // Another device can have deleted it.
  const headingId = options.some(({ value }) => value === chosen) ? chosen : '';
  const { form, field, isBusy, clearSent } = useRuledForm({
    initial: empty,
    rules: elsewhereRules,
    draft: { ...draft, names },
    async onSubmit(values) {
      setRefusal(null);
      const { quote, note, ...source } = values;
      const added = { quote, note, source, headingId: headingId || null };
      const { passage, message } = await dispatch(addPassage(added)).unwrap();
      if (note.trim() !== '' && note.trim() !== passage.note) {
        notify.error(bookPageTexts.knownWords);
        return setRefusal(bookPageTexts.knownWords);
      }
      clearSent(values);
      notify.success(message);
      onAdded();
    },
  });
  // A title or an address is enough.
  const optional = { required: false, 'aria-required': undefined };
  return (
    <FormDialog
      title="Add a passage"
      submitLabel="Add to your book"
      isBusy={isBusy}
      form={{ ...form, 'aria-label': 'Passage', className: 'grid gap-4' }}
      onClose={onClose}
    >
      <p className="text-quiet">Words of a book or of another site.</p>
      <TextArea label="Words" {...field('quote')} />
      <SelectField label="Heading" value={headingId} options={options} onChange={setChosen} />
      <fieldset className="grid gap-4">
        <legend className="pb-2 font-medium">Source</legend>
        <TextField label="Title" {...field('title')} {...optional} />
        <TextField label="Author" hint="Optional" {...field('author')} />
        <TextField label="Address" type="url" hint="Of a page on the web" {...field('url')} />
      </fieldset>
      <TextArea label="Note" hint="Optional. Only you see it." {...field('note')} />
      <FormError message={refusal} />
    </FormDialog>
  );
}
