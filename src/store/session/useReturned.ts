import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { returnedFrom } from './signInState';

/** A visitor who has signed in for words of the post is back at them. Going back to the page is another visit. */
export function useReturned() {
  const { state } = useLocation();
  const type = useNavigationType();
  const [returned] = useState(() => {
    const { action, about } = (type !== NavigationType.Pop && returnedFrom(state)) || {};
    return action && about ? { action, about } : null;
  });
  return returned;
}
