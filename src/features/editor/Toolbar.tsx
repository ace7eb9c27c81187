import { Button } from '@/ui/Button';
import type { OpenSession } from './session/useSession';

type ToolbarProps = {
  session: OpenSession | null;
  isPreviewing: boolean;
  isBusy: boolean;
  /** What the main button does. */
  action: string;
  onPreview: () => void;
  onCheck: () => void;
  onPublish: () => void;
};

export function Toolbar({ session, isPreviewing, isBusy, action, ...on }: ToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Post"
      className="sticky top-16 z-20 flex flex-wrap items-center border-b bg-paper py-2 max-sm:-mx-2 max-sm:[&>button]:px-2 sm:gap-1"
    >
      <Button
        look="quiet"
        disabled={!session || isPreviewing}
        aria-keyshortcuts="Control+Z"
        onClick={session?.undo}
      >
        Undo
      </Button>
      <Button
        look="quiet"
        disabled={!session || isPreviewing}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={session?.redo}
      >
        Redo
      </Button>
      <Button look="quiet" disabled={!session} onClick={on.onCheck}>
        Check
      </Button>
      <Button look="quiet" disabled={!session} onClick={on.onPreview}>
        {isPreviewing ? 'Write' : 'Preview'}
      </Button>
      <Button className="ml-auto" disabled={!session} busy={isBusy} onClick={on.onPublish}>
        {action}
      </Button>
    </div>
  );
}
