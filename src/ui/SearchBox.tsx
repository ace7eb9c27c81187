import { limits } from '@contract/limits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes';
import { IconButton } from './IconButton';
import { inputClasses } from './TextField';

type SearchBoxProps = {
  /** The term of the search results that are shown. */
  term: string;
  onSearch: (term: string) => void;
  placeholder?: string;
};

/** Searches on submit, and after a pause in typing. */
export function SearchBox({ term, onSearch, placeholder }: SearchBoxProps) {
  const [text, setText] = useState(term);
  const [submitted, setSubmitted] = useState(term);
  const [previousTerm, setPreviousTerm] = useState(term);

  // Shows a term that was changed from outside, for example by going back. A term that this box
  // submitted doesn't replace text that was typed since.
  if (term !== previousTerm) {
    setPreviousTerm(term);
    if (term !== submitted) {
      setText(term);
      setSubmitted(term);
    }
  }

  const typed = text.trim();

  function search() {
    setSubmitted(typed);
    if (typed !== term) onSearch(typed);
  }

  const searchAfterPause = useEffectEvent(search);

  useEffect(() => {
    if (typed === submitted) return undefined;
    const timer = setTimeout(() => searchAfterPause(), limits.searchPause);
    return () => clearTimeout(timer);
  }, [typed, submitted]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <form role="search" aria-label="Search" className="relative" onSubmit={handleSubmit}>
      <input
        type="search"
        dir="auto"
        aria-label="Search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={classes(inputClasses, 'pe-12 [&::-webkit-search-cancel-button]:hidden')}
      />
      <IconButton type="submit" icon="search" label="Search" className="absolute top-0 end-0" />
    </form>
  );
}
