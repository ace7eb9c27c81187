import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** The navigation state that the editor passes on. */
const sentState = v.object({
  sent: v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    url: v.pipe(v.string(), v.nonEmpty()),
    title: v.string(),
    change: v.picklist(['published', 'updated', 'scheduled']),
    publishAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
});

function readSent(state: unknown) {
  const parsed = v.safeParse(sentState, state);
  return parsed.success ? parsed.output.sent : null;
}

/** The keys of locations that have shown their notice. Going back to one later shows none. */
const shownAt = new Set<string>();

/** The post that the editor has just sent, until the view is left or the notice is closed. */
export function useSentPost() {
  const { state, key } = useLocation();
  const [sent, setSent] = useState(() => (shownAt.has(key) ? null : readSent(state)));

  useEffect(() => {
    shownAt.add(key);
  }, [key]);

  return { sent, close: () => setSent(null) };
}
