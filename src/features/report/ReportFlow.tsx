import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { ReportedThing } from '@/store/reporting';
import { openReport } from './openReport';
import { ReportDialog } from './ReportDialog';

type ReportFlowProps = {
  reported: ReportedThing;
  /** Must be the same function in every render. */
  onChange: (reported: ReportedThing | null) => void;
};

/** Members fill in the form of a report; visitors are asked to sign in. */
export function ReportFlow({ reported, onChange }: ReportFlowProps) {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    void dispatch(openReport()).then((outcome) => {
      if (openReport.fulfilled.match(outcome)) setIsOpen(true);
      else onChange(null);
    });
  }, [dispatch, onChange]);

  return isOpen ? <ReportDialog reported={reported} onClose={() => onChange(null)} /> : null;
}
