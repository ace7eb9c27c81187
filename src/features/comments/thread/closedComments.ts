import { createContext } from 'react';

/** Whether nobody may add a comment to the post. */
export const ClosedComments = createContext(false);
