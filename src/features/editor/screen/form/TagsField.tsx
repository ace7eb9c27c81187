import { limits } from '@contract/limits';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { addTags } from '@/lib/addTags';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { inputClasses } from '@/ui/TextField';

type TagsFieldProps = {
  tags: readonly string[];
  /** The text that is not a tag yet. */
  typed: string;
  error: string | null;
  onChange: (tags: readonly string[], typed: string) => void;
  /** Called if a tag stays in the field because there are too many. */
  onFull: () => void;
};

export function TagsField({ tags, typed, error, onChange, onFull }: TagsFieldProps) {
  const [isComposing, setIsComposing] = useState(false);
  /** The last tag, if a pause added it and nothing was typed since: a space continues it. */
  const [pausedTag, setPausedTag] = useState<string | null>(null);
  /** A tag that was taken back into the field. It becomes a tag by a pause only after another key. */
  const [takenBack, setTakenBack] = useState<string | null>(null);

  function add(text: string) {
    setPausedTag(null);
    if (text === '') return null;
    const added = addTags(tags, text);
    onChange(added.tags, added.rest.join(', '));
    if (added.rest.length > 0) onFull();
    return added.tags.length > tags.length ? (added.tags.at(-1) ?? null) : null;
  }

  /** Makes the last tag text again, followed by `more`. */
  function takeBack(more: string) {
    const text = `${tags.at(-1) ?? ''}${more}`;
    setPausedTag(null);
    setTakenBack(text);
    onChange(tags.slice(0, -1), text);
  }

  function handleChange(value: string) {
    const continues = typed === '' && pausedTag !== null && pausedTag === tags.at(-1);
    if (continues && /^\s/.test(value)) return takeBack(value);
    setPausedTag(null);
    onChange(tags, value);
  }

  const addAfterPause = useEffectEvent(() => setPausedTag(add(typed)));

  useEffect(() => {
    if (typed.trim() === '' || typed === takenBack || isComposing) return undefined;
    const timer = setTimeout(() => addAfterPause(), limits.searchPause);
    return () => clearTimeout(timer);
  }, [typed, takenBack, isComposing]);

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault();
      takeBack('');
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!text.includes(',')) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  return (
    <div className="grid gap-2">
      <Field label="Tags" hint="Up to 12. Comma, Enter or a pause adds one." error={error}>
        {(control) => (
          <input
            {...control}
            name="tags"
            dir="auto"
            autoComplete="off"
            className={inputClasses}
            value={typed}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKey}
            onCompositionStart={() => setIsComposing(true)}
            onCompositionEnd={() => setIsComposing(false)}
            onPaste={handlePaste}
            onBlur={() => add(typed)}
          />
        )}
      </Field>
      {tags.length > 0 ? (
        <ul aria-label="Chosen tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-full border border-edge ps-3.5 text-sm"
            >
              <bdi>{tag}</bdi>
              <IconButton
                icon="close"
                label={`Remove tag ${tag}`}
                onClick={() =>
                  onChange(
                    tags.filter((other) => other !== tag),
                    typed,
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
