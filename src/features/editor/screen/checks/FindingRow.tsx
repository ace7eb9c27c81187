import { Button } from '@/ui/Button';
import type { Finding } from '../../draft/checkPost';

type FindingRowProps = {
  finding: Finding;
  onFix: () => void;
  onShow: () => void;
};

/** What could be better, its repair if there is one, and the way to its place. */
export function FindingRow({ finding: { message, fix }, onFix, onShow }: FindingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <span className="min-w-52 flex-1 [overflow-wrap:anywhere]">{message}</span>
      <span className="ms-auto flex flex-wrap justify-end gap-x-2 gap-y-1">
        {fix ? (
          <Button variant="secondary" onClick={onFix}>
            {fix.label}
          </Button>
        ) : null}
        <Button variant={fix ? 'quiet' : 'secondary'} onClick={onShow}>
          Show
        </Button>
      </span>
    </li>
  );
}
