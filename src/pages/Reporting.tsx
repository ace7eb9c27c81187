import { type ReactNode, useState } from 'react';
import { lazyPart } from '@/lib/browser/lazyPart';
import { ReportContext, type ReportedThing } from '@/store/reporting';

const ReportFlow = lazyPart({
  load: async () => (await import('@/features/report/ReportFlow')).ReportFlow,
});

/** Lets the parts of a page report something. The form loads when it is opened. */
export function Reporting({ children }: { children: ReactNode }) {
  const [reported, setReported] = useState<ReportedThing | null>(null);
  return (
    <ReportContext value={setReported}>
      {children}
      {reported ? <ReportFlow reported={reported} onChange={setReported} /> : null}
    </ReportContext>
  );
}
