import { useRef, useState } from 'react';
import { guest } from '@/lib/browser/formDrafts';
import { useFormDraft } from '@/store/useFormDraft';

type Typed = { owner: string; text: string };

/** What was typed after `sent`; a text that was replaced is new as a whole. */
const unsentPart = (text: string, sent: string) =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/** The text of a comment, stored on the device until it is sent. */
export function useCommentDraft(form: string, initial = '') {
  const { owner, stored, save } = useFormDraft(form);
  const [typed, setTyped] = useState<Typed | null>(null);
  // An async handler needs what was typed after it has started.
  const latest = useRef(typed);

  function textNow() {
    if (typed?.owner === owner) return typed.text;
    const kept = typed?.owner === guest ? typed.text : initial;
    return stored['comment'] ?? kept;
  }

  function change(text: string) {
    latest.current = { owner, text };
    setTyped(latest.current);
    save({ comment: text === initial ? '' : text });
  }

  return {
    text: textNow(),
    change,
    /** Keeps only what was typed after `sent`. */
    removeSent: (sent: string) => change(unsentPart(latest.current?.text ?? sent, sent)),
    isChangedSince: (sent: string) => (latest.current?.text ?? sent) !== sent,
    discard: () => save({}),
  };
}
