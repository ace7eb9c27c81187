import { useState } from 'react';
import type { Draft, Fields } from '../draft';
import { suggestUrl } from './suggestUrl';

export type FieldName = keyof Fields | 'postImage' | 'content';
type Failing = { field: FieldName; message: string };

/** The fields of a post and what is said beside them. */
export function usePostForm(initial: Draft) {
  const [fields, setFields] = useState(initial.fields);
  const [picture, setPicture] = useState(initial.picture);
  const [failing, setFailing] = useState<Failing | null>(null);

  const forget = (field: FieldName) =>
    setFailing((before) => (before?.field === field ? null : before));

  function set<Name extends keyof Fields>(name: Name, value: Fields[Name]) {
    setFields((before) => ({ ...before, [name]: value }));
    forget(name);
  }

  /** The url follows the title until somebody has given it another. */
  function setTitle(title: string, isNew: boolean) {
    setFields((before) => {
      const follows = isNew && before.url === suggestUrl(before.title);
      return { ...before, title, url: follows ? suggestUrl(title) : before.url };
    });
    forget('title');
  }

  return {
    fields,
    picture,
    set,
    setTitle,
    setPicture(file: Blob | null) {
      setPicture(file);
      forget('postImage');
    },
    say: (field: FieldName, message: string) => setFailing({ field, message }),
    quiet: () => setFailing(null),
    errorOf: (field: FieldName) => (failing?.field === field ? failing.message : null),
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
