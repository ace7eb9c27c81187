import type { Heading } from '@contract/book/bookEntities';
import { limits } from '@contract/limits';
import { bookTexts } from '@contract/texts/bookTexts';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '@/lib/hooks/useSingleRun';
import { useAppDispatch } from '@/store/hooks';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { addHeading, changeHeading } from '../model/bookThunks';

type HeadingTitleDialogProps = {
  viewerId: string;
  /** null: a new one. */
  heading: Heading | null;
  onClose: () => void;
};

/** Adds a heading or renames one. */
export function HeadingTitleDialog({ viewerId, heading, onClose }: HeadingTitleDialogProps) {
  const dispatch = useAppDispatch();
  const [title, setTitle] = useState(heading?.title ?? '');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useSingleRun();

  async function save(text: string) {
    if (!heading) {
      return addHeading.fulfilled.match(await dispatch(addHeading({ viewerId, title: text })));
    }
    const change = { viewerId, id: heading._id, patch: { title: text } };
    return changeHeading.fulfilled.match(await dispatch(changeHeading(change)));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return setError(bookTexts.headingMissing);
    return run(async () => {
      if (await save(title.trim())) onClose();
    });
  }

  return (
    <FormDialog
      title={heading ? 'Rename heading' : 'New heading'}
      submitLabel="Save"
      isBusy={isBusy}
      form={{ onSubmit: (event) => void handleSubmit(event) }}
      onClose={onClose}
    >
      <TextField
        label="Title"
        value={title}
        maxLength={limits.longest.bookHeading}
        error={error}
        onChange={({ target }) => {
          setTitle(target.value);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
