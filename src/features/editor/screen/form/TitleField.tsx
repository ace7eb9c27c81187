import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { FieldError } from '@/ui/Field';
import type { PostForm } from '../../model/usePostForm';

type TitleFieldProps = {
  form: PostForm;
  isUrlOpen: boolean;
  /** Moves the caret into the document. */
  onEnter: () => void;
};

const oneLine = (text: string) => text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');

/** Pastes lines as one. The browser can't undo a paste whose result is changed later. */
function handlePaste(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text/plain');
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  document.execCommand('insertText', false, oneLine(text.trim()));
}

/** The title as readers see it. Its height follows the text. */
export function TitleField({ form, isUrlOpen, onEnter }: TitleFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const error = form.errorOf('title');

  const startWriting = useEffectEvent(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(form.fields.title.length, form.fields.title.length);
  });

  useEffect(() => startWriting(), []);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className="from-column w-full">
      <div data-text={form.fields.title} className="title-field heading-text post-title">
        <textarea
          ref={field}
          name="title"
          dir="auto"
          rows={1}
          aria-label="Title"
          placeholder="Title"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={form.fields.title}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onChange={({ target }) => form.setTitle(oneLine(target.value), isUrlOpen)}
        />
      </div>
      {error ? (
        <div className="pt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
