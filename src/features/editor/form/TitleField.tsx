import { TextField } from '@/ui/TextField';
import type { PostForm } from './usePostForm';

export function TitleField({ form, isNew }: { form: PostForm; isNew: boolean }) {
  return (
    <div className="mx-auto w-full max-w-column">
      <TextField
        label="Title"
        name="title"
        className="font-serif text-2xl"
        value={form.fields.title}
        error={form.errorOf('title')}
        onChange={(event) => form.setTitle(event.target.value, isNew)}
      />
    </div>
  );
}
