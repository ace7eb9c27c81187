import { Button } from '@/ui/Button';
import type { MountedInstance } from './instance/useEditorInstance';

type ToolbarProps = {
  instance: MountedInstance | null;
  isPreviewing: boolean;
  isBusy: boolean;
  /** What the main button does. */
  action: string;
  onPreview: () => void;
  onCheck: () => void;
  onPublish: () => void;
};

export function Toolbar({ instance, isPreviewing, isBusy, action, ...on }: ToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Post"
      className="sticky top-16 z-20 flex flex-wrap items-center border-b bg-paper py-2 max-sm:-mx-2 max-sm:[&>button]:px-2 sm:gap-1"
    >
      <Button
        variant="quiet"
        disabled={!instance || isPreviewing}
        aria-keyshortcuts="Control+Z"
        onClick={instance?.undo}
      >
        Undo
      </Button>
      <Button
        variant="quiet"
        disabled={!instance || isPreviewing}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={instance?.redo}
      >
        Redo
      </Button>
      <Button variant="quiet" disabled={!instance} onClick={on.onCheck}>
        Check
      </Button>
      <Button variant="quiet" disabled={!instance} onClick={on.onPreview}>
        {isPreviewing ? 'Write' : 'Preview'}
      </Button>
      <Button className="ml-auto" disabled={!instance} busy={isBusy} onClick={on.onPublish}>
        {action}
      </Button>
    </div>
  );
}
