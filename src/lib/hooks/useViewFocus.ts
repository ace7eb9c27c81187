import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from '@/lib/browser/focusHeading';

/** For views that share a path: the focus that was on a link of the view before goes to the heading. */
export function useViewFocus(view: string) {
  const type = useNavigationType();
  const focusView = useEffectEvent((_view: string) => {
    const isLost = document.activeElement === document.body;
    if (isLost && type !== NavigationType.Pop) focusHeading();
  });
  useEffect(() => focusView(view), [view]);
}
