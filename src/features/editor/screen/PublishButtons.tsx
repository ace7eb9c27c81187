import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy, isPublished, publishLabel } from '../publishing/publishingState';

type PublishButtonsProps = { editor: OpenEditor; isUrlTaken: boolean };

/** The main button and, for drafts, a menu that says when. */
export function PublishButtons({ editor, isUrlTaken }: PublishButtonsProps) {
  const { instance, publishing, dispatch } = editor;
  const handlePublish = () => dispatch({ type: 'publishRequested', isUrlTaken });
  return (
    <>
      <Button
        className="max-sm:px-3!"
        disabled={!instance}
        busy={isBusy(publishing)}
        onClick={handlePublish}
      >
        {publishLabel(publishing)}
      </Button>
      {isPublished(publishing) ? null : (
        <ActionMenu
          icon="down"
          label="When to publish"
          disabled={!instance || isBusy(publishing)}
          entries={[
            { label: 'Publish now', onSelect: handlePublish },
            { label: 'Schedule…', onSelect: () => dispatch({ type: 'timeRequested' }) },
          ]}
        />
      )}
    </>
  );
}
