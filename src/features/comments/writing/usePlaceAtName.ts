import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeAt } from '@/lib/browser/placeList';
import { caretBox } from './caretBox';

/** About that of a person, in pixels, to see on which side of the line there is room. */
const rowHeight = 64;

type Suggested = {
  box: RefObject<HTMLTextAreaElement | null>;
  list: RefObject<HTMLElement | null>;
  /** What is typed after the @; null if nothing is. */
  name: string | null;
  count: number;
};

/** Places a list of people at the @ of a text box, so that it stays there while the name is typed. */
export function usePlaceAtName({ box, list, name, count }: Suggested) {
  const place = useEffectEvent(() => {
    const field = box.current;
    if (!field || !list.current || name === null) return;
    const start = field.selectionEnd - name.length - 1;
    placeAt(list.current, { ...caretBox(field, start), fullHeight: count * rowHeight });
  });

  // After each change of the text, which can move its lines.
  useLayoutEffect(() => place());

  useEffect(() => {
    const listening = new AbortController();
    // The keyboard of a phone comes or goes, or the phone is turned.
    for (const view of [window, window.visualViewport])
      view?.addEventListener('resize', () => place(), listening);
    return () => listening.abort();
  }, []);
}
