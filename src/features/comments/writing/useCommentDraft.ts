import { useRef, useState } from 'react';
import { newClientId } from '@/lib/newClientId';
import { type DraftFields, guest } from '@/store/formDrafts';
import { useFormDraft } from '@/store/useFormDraft';

/** A text that was sent and not answered, with its idempotency key. */
type Sent = { text: string; clientId: string };
type Typed = { owner: string; text: string; sent: Sent | null };

const sentOf = ({ sent, clientId }: DraftFields): Sent | null =>
  sent !== undefined && clientId !== undefined ? { text: sent, clientId } : null;

/** What was typed after `sent`; a text that was replaced is new as a whole. */
const unsentPart = (text: string, sent: string) =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/** The text of a comment, stored on the device until it is sent. */
export function useCommentDraft(form: string, initial = '') {
  const { owner, stored, read, save } = useFormDraft(form);
  const [typed, setTyped] = useState<Typed | null>(null);
  // An async handler needs what was typed after it has started.
  const latest = useRef(typed);

  function textNow() {
    if (typed?.owner === owner) return typed.text;
    const before = typed?.owner === guest ? typed.text : initial;
    return stored['comment'] ?? before;
  }

  const ownSent = () => (latest.current?.owner === owner ? latest.current.sent : null);

  function write(text: string, sent: Sent | null) {
    latest.current = { owner, text, sent };
    setTyped(latest.current);
    const fields = sent ? { sent: sent.text, clientId: sent.clientId } : {};
    save(text === initial ? {} : { comment: text, ...fields });
  }

  return {
    text: textNow(),
    change: (text: string) => write(text, ownSent() ?? sentOf(read())),
    /**
     * The idempotency key for `text`, which is about to be sent. Until it is answered, the same text
     * has the same key, also after a reload and in another tab; another text is another comment.
     */
    clientIdFor(text: string) {
      if (owner === guest) return newClientId();
      const earlier = [ownSent(), sentOf(read())].find((sent) => sent?.text === text);
      const sent = earlier ?? { text, clientId: newClientId() };
      write(textNow(), sent);
      return sent.clientId;
    },
    forgetClientId: (text: string) => write(latest.current?.text ?? text, null),
    /** Removes `sent` and leaves what was typed after it. */
    removeSent: (sent: string) => write(unsentPart(latest.current?.text ?? sent, sent), null),
    isChangedSince: (sent: string) => (latest.current?.text ?? sent) !== sent,
    discard: () => save({}),
  };
}
