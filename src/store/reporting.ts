import { createContext, useContext } from 'react';

/** What a member reports. `name` says in the dialog what it is. */
export type ReportedThing = {
  kind: 'post' | 'comment' | 'profile' | 'heading';
  subjectId: string;
  name: string;
};

/** Opens the dialog in which something is reported. Pages provide it; the features of a page use it. */
export const ReportContext = createContext<(thing: ReportedThing) => void>(() => undefined);

export const useReport = () => useContext(ReportContext);
