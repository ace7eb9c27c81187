import { hubPath, paths } from '@contract/pages';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '@/ui/SearchForm';
import { searchHint } from '../hub/postsQuery';

/** Leads to the posts that match. It works without JavaScript, too. */
export function PostSearch() {
  const navigate = useNavigate();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('q');
    void navigate(hubPath({ q: field instanceof HTMLInputElement ? field.value.trim() : '' }));
  }

  return (
    <SearchForm
      action={paths.posts}
      onSubmit={handleSubmit}
      input={{ name: 'q', placeholder: searchHint }}
    />
  );
}
