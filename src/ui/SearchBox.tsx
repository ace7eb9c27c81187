import { limits } from '@contract/limits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { SearchForm } from './SearchForm';

type SearchBoxProps = {
  /** The term of the search results that are shown. */
  term: string;
  onSearch: (term: string) => void;
  placeholder?: string;
  /** Of the field. */
  id?: string;
};

/** Searches on submit, and after a pause in typing. */
export function SearchBox({ term, onSearch, placeholder, id }: SearchBoxProps) {
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

  function handleClear() {
    setText('');
    setSubmitted('');
    if (term) onSearch('');
  }

  return (
    <SearchForm
      onSubmit={handleSubmit}
      onClear={text ? handleClear : undefined}
      input={{ id, placeholder, value: text, onChange: (event) => setText(event.target.value) }}
    />
  );
}
