import { gateTexts } from '@contract/texts/gateTexts';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { createAppAsyncThunk } from '@/store/createAppAsyncThunk';
import { useAppDispatch } from '@/store/hooks';
import { ReportContext, type ReportedThing } from '@/store/reporting';
import { onlySignedIn } from '@/store/viewer';

/** Visitors are asked to sign in before they fill in the form. */
const openReport = createAppAsyncThunk('report/open', () => Promise.resolve(null), {
  gate: onlySignedIn(gateTexts.report),
});

const ReportDialog = lazyPart({
  load: async () => (await import('./ReportDialog')).ReportDialog,
});

/** Lets the parts of a page report something. Visitors are asked to sign in. The form loads when it is opened. */
export function Reporting({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [reported, setReported] = useState<ReportedThing | null>(null);

  // Every comment reads it: another function would render all of them when the dialog opens.
  const handleReport = useCallback(
    (thing: ReportedThing) => {
      void dispatch(openReport()).then((outcome) => {
        if (openReport.fulfilled.match(outcome)) setReported(thing);
      });
    },
    [dispatch],
  );

  return (
    <ReportContext value={handleReport}>
      {children}
      {reported ? <ReportDialog reported={reported} onClose={() => setReported(null)} /> : null}
    </ReportContext>
  );
}
