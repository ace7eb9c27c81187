import { limits } from '@contract/limits';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import type { PostForm } from '../../model/usePostForm';

/** What the history of a public post says about the change that is being written. */
export function ChangeNote({ form }: { form: Pick<PostForm, 'fields' | 'describeChange'> }) {
  const { fields, describeChange } = form;
  return (
    <div className="grid gap-3">
      <TextField
        label="What you changed (optional)"
        name="note"
        maxLength={limits.longest.revisionNote}
        hint="Readers see it in the history of the post."
        value={fields.note}
        onChange={(event) => describeChange({ note: event.target.value })}
      />
      <Checkbox
        label="A small correction"
        hint="The date of the last change stays."
        checked={fields.isSmall}
        onChange={(isSmall) => describeChange({ isSmall })}
      />
    </div>
  );
}
