import { limits } from '@contract/limits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { inputClasses } from './TextField';

type SearchBoxProps = {
  /** What is being searched for now. */
  term: string;
  onSearch: (term: string) => void;
  placeholder?: string;
};

/** Searches on submit, and by itself once the typing has paused. */
export function SearchBox({ term, onSearch, placeholder }: SearchBoxProps) {
  const [draft, setDraft] = useState(term);
  const [asked, setAsked] = useState(term);
  const [seen, setSeen] = useState(term);

  // A term that came from elsewhere, as by going back, is shown; our own must not undo newer typing.
  if (term !== seen) {
    setSeen(term);
    if (term !== asked) {
      setDraft(term);
      setAsked(term);
    }
  }

  const wanted = draft.trim();

  function search() {
    setAsked(wanted);
    if (wanted !== term) onSearch(wanted);
  }

  const searchAfterPause = useEffectEvent(search);

  useEffect(() => {
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => searchAfterPause(), limits.searchPause);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <form role="search" aria-label="Search" className="relative" onSubmit={handleSubmit}>
      <input
        type="search"
        aria-label="Search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className={classes(inputClasses, 'pr-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      <IconButton type="submit" icon="search" label="Search" className="absolute top-0 right-0" />
    </form>
  );
}
