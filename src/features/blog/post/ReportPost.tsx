import { useReport } from '@/lib/reporting';
import { useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';

type ReportPostProps = { id: string; title: string; authorId: string };

export function ReportPost({ id, title, authorId }: ReportPostProps) {
  const report = useReport();
  if (useViewer()?.id === authorId) return null;
  return (
    <Button variant="quiet" onClick={() => report({ kind: 'post', subjectId: id, name: title })}>
      Report
    </Button>
  );
}
