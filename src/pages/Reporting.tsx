import { type ReactNode, useCallback, useState } from 'react';
import { openReport } from '@/features/report/openReport';
import { lazyPart } from '@/lib/browser/lazyPart';
import { ReportContext, type ReportedThing } from '@/lib/reporting';
import { useAppDispatch } from '@/store/hooks';

const ReportDialog = lazyPart({
  load: async () => (await import('@/features/report/ReportDialog')).ReportDialog,
});

/** Lets the parts of a page report something. The form loads when it is opened. */
export function Reporting({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [reported, setReported] = useState<ReportedThing | null>(null);
  // The same function in every render, because all buttons that report depend on it.
  const handleReport = useCallback(
    async (thing: ReportedThing) => {
      const outcome = await dispatch(openReport());
      if (openReport.fulfilled.match(outcome)) setReported(thing);
    },
    [dispatch],
  );
  const report = useCallback((thing: ReportedThing) => void handleReport(thing), [handleReport]);
  return (
    <ReportContext value={report}>
      {children}
      {reported ? <ReportDialog reported={reported} onClose={() => setReported(null)} /> : null}
    </ReportContext>
  );
}
