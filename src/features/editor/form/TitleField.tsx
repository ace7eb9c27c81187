import { type KeyboardEvent, useId } from 'react';
import { Icon } from '@/ui/Icon';
import type { PostForm } from './usePostForm';

type TitleFieldProps = {
  form: PostForm;
  isNew: boolean;
  /** Moves the caret into the document. */
  onEnter: () => void;
};

/** The title as readers see it. Its height follows the text. */
export function TitleField({ form, isNew, onEnter }: TitleFieldProps) {
  const id = useId();
  const error = form.errorOf('title');

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className="from-column w-full">
      <div data-text={form.fields.title} className="title-field heading-text post-title">
        <textarea
          name="title"
          dir="auto"
          rows={1}
          aria-label="Title"
          placeholder="Title"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={form.fields.title}
          onKeyDown={handleKey}
          onChange={({ target }) =>
            form.setTitle(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '), isNew)
          }
        />
      </div>
      {error ? (
        <p id={id} className="flex items-start gap-1.5 pt-2 text-sm text-bad">
          <Icon name="warning" size={18} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
