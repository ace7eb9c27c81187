import { listPeople } from '@contract/endpoints/people';
import type { Person } from '@contract/entities';
import { useEffect, useState } from 'react';
import { createAppAsyncThunk } from './createAppAsyncThunk';
import { useAppDispatch } from './hooks';

/** Suggestions while typing: without them the name is typed to its end. */
export const fetchPeople = createAppAsyncThunk(
  'people/fetch',
  (startsWith: string, { call }) => call(listPeople, { query: { startsWith } }),
  { toasts: { isSilent: true } },
);

/** Between the last key and the call, in milliseconds. */
const pause = 200;

type Found = { name: string; people: readonly Person[] };

/** Without regard to accents the API finds more. */
function startsLike({ username, fullName }: Person, name: string) {
  const start = name.toLowerCase();
  return `${username} ${fullName}`
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(start));
}

/** The people whose names start like this: first those of the last answer, and once typing pauses, all. */
export function useFoundPeople(name: string | null) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Found>({ name: '', people: [] });

  useEffect(() => {
    if (name === null) return undefined;
    let request: { abort: () => void } | null = null;
    const timer = setTimeout(() => {
      const asked = dispatch(fetchPeople(name));
      request = asked;
      void asked.then((outcome) => {
        if (fetchPeople.fulfilled.match(outcome))
          setFound({ name, people: outcome.payload.people });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, name]);

  let people: readonly Person[] = [];
  if (name === found.name) people = found.people;
  else if (name !== null) people = found.people.filter((person) => startsLike(person, name));
  return { people, clear: () => setFound({ name: '', people: [] }) };
}
