import type { PublicHeading } from '@contract/book/bookEntities';
import { useViewer } from '@/store/hooks';
import { useReport } from '@/store/reporting';
import { Button } from '@/ui/Button';

/** Members report public headings of others. */
export function ReportHeading({ heading }: { heading: PublicHeading }) {
  const report = useReport();
  const viewer = useViewer();
  const { _id: subjectId, title: name, owner } = heading;
  if (!viewer || viewer.id === owner._id) return null;
  return (
    <Button variant="quiet" onClick={() => report({ kind: 'heading', subjectId, name })}>
      Report
    </Button>
  );
}
