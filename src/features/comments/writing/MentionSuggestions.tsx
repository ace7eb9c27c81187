import type { Person } from '@contract/entities';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFoundPeople } from '@/store/useFoundPeople';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';
import { nameBefore, withUsername } from './mentionAt';
import { usePlaceAtName } from './usePlaceAtName';

type MentionSuggestionsProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
};

/** People whose names start as what is typed after an @. The keys stay in the text box. */
export function MentionSuggestions({ box, text, onChange }: MentionSuggestionsProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const caret = box.current?.selectionEnd ?? text.length;
  const name = nameBefore(text, caret);
  /** For which name the list was closed: the same one elsewhere opens it. */
  const [closedFor, setClosedFor] = useState<{ name: string | null; caret: number } | null>(null);
  const isClosed = closedFor?.name === name && closedFor.caret === caret;
  const { people, clear } = useFoundPeople(isClosed ? null : name);
  const [moved, setMoved] = useState({ name, at: 0 });
  const active = moved.name === name ? Math.min(moved.at, people.length - 1) : 0;
  const isOpen = people.length > 0;

  function pick({ username }: Person) {
    const field = box.current;
    if (!field) return;
    const changed = withUsername(text, field.selectionEnd, username);
    // The caret can be set once the field has the text.
    flushSync(() => {
      onChange(changed.text);
      clear();
    });
    field.focus();
    field.setSelectionRange(changed.caret, changed.caret);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = people[active];
    if (!chosen || event.isComposing) return;
    const move = (by: number) =>
      setMoved({ name, at: (active + by + people.length) % people.length });
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') setClosedFor({ name, caret });
    else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen);
    else return;
    event.preventDefault();
    // The form sends at Control and Enter, and closes at Escape.
    event.stopPropagation();
  });

  useEffect(() => {
    const field = box.current;
    const listening = new AbortController();
    field?.addEventListener('keydown', (event) => handleKey(event), listening);
    return () => listening.abort();
  }, [box]);

  // The box refers to the list as soon as it is shown.
  useLayoutEffect(() => {
    const field = box.current;
    if (!field || !isOpen) return undefined;
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    return () => {
      field.removeAttribute('aria-autocomplete');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [box, isOpen, listId, active]);

  usePlaceAtName({ box, list, name, count: people.length });

  return (
    <div className="relative">
      <p role="status" className="sr-only">
        {isOpen ? `${people.length} ${people.length === 1 ? 'person' : 'people'} found` : ''}
      </p>
      {isOpen ? (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="People"
          className="absolute z-30 w-72 max-w-full overflow-y-auto rounded-card border bg-raised py-2 floating-shadow"
        >
          {people.map((person, at) => (
            // The keys of the text box choose, so that an option needs none.
            <div
              key={person._id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={classes(
                'touchable flex items-center gap-3 px-3',
                at === active && 'bg-sunken',
              )}
              // The focus stays in the text box.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
              onKeyDown={undefined}
            >
              <Avatar src={person.avatar.secure_url} name={person.fullName} size="small" />
              <span className="grid min-w-0">
                <bdi className="truncate">{person.fullName}</bdi>
                <bdi className="truncate text-sm text-quiet">{`@${person.username}`}</bdi>
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
