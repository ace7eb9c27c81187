import { Button } from '@/ui/Button';
import { MarkdownMenu } from './markdown/MarkdownMenu';
import { isBusy, isPublished, publishLabel, saveDraftLabel } from './publishing/publishingState';
import type { OpenEditor } from './usePostEditor';

type EditorToolbarProps = { editor: OpenEditor; isUrlTaken: boolean };

export function EditorToolbar({ editor, isUrlTaken }: EditorToolbarProps) {
  const { instance, publishing, dispatch, draftStore } = editor;
  const saveLabel = saveDraftLabel(publishing);
  const isPreviewing = publishing.preview !== null;
  const canUndo = instance !== null && !isPreviewing;

  async function handlePreview() {
    if (isPreviewing) dispatch({ type: 'previewClosed' });
    else dispatch({ type: 'previewOpened', draft: await draftStore.read() });
  }

  return (
    <div
      role="toolbar"
      aria-label="Post"
      className="sticky top-16 z-20 flex flex-wrap items-center border-b bg-paper py-2 max-sm:-mx-2 max-sm:[&>button]:px-2 sm:gap-1"
    >
      <Button
        variant="quiet"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={instance?.undo}
      >
        Undo
      </Button>
      <Button
        variant="quiet"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={instance?.redo}
      >
        Redo
      </Button>
      <Button
        variant="quiet"
        disabled={!instance}
        onClick={() => dispatch({ type: 'checkRequested' })}
      >
        Check
      </Button>
      <Button variant="quiet" disabled={!instance} onClick={() => void handlePreview()}>
        {isPreviewing ? 'Write' : 'Preview'}
      </Button>
      <MarkdownMenu editor={editor} />
      {saveLabel ? (
        <Button
          variant="secondary"
          className="ms-auto"
          disabled={!instance}
          busy={isBusy(publishing)}
          onClick={() => dispatch({ type: 'draftSaveRequested', isUrlTaken })}
        >
          {saveLabel}
        </Button>
      ) : null}
      {isPublished(publishing) ? (
        <Button
          variant="quiet"
          className="ms-auto"
          disabled={!instance}
          busy={isBusy(publishing)}
          onClick={() => dispatch({ type: 'unpublishRequested' })}
        >
          Unpublish
        </Button>
      ) : null}
      <Button
        disabled={!instance}
        busy={isBusy(publishing)}
        onClick={() => dispatch({ type: 'publishRequested', isUrlTaken })}
      >
        {publishLabel(publishing)}
      </Button>
    </div>
  );
}
