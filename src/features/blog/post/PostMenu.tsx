import { useViewer } from '@/store/hooks';
import { useReport } from '@/store/reporting';
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
