import { scheduleTexts } from '@contract/texts/scheduleTexts';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { formatShortly } from '../draft/formatSavedAt';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy, isPublished, plannedTime, publishLabel } from '../publishing/publishingState';

type PublishButtonsProps = { editor: OpenEditor; isUrlTaken: boolean };

const planText = (time: string) =>
  `${scheduleTexts.scheduledFor(formatShortly(Date.parse(time), Date.now()))} · Change`;

/** The main button and, for drafts, a menu that says when. A scheduled post is published early only from the menu. */
export function PublishButtons({ editor, isUrlTaken }: PublishButtonsProps) {
  const { instance, publishing, dispatch } = editor;
  const handlePublish = () => dispatch({ type: 'publishRequested', isUrlTaken });
  const handleTime = () => dispatch({ type: 'timeRequested' });
  const planned = plannedTime(publishing);
  // A phone has no space for the time in the toolbar, and shows it below.
  const label = planned ? planText(planned) : publishLabel(publishing);
  return (
    <>
      <Button
        className="max-sm:px-3!"
        disabled={!instance}
        busy={isBusy(publishing)}
        aria-label={label}
        onClick={planned ? handleTime : handlePublish}
      >
        {planned ? <span className="md:hidden">Change</span> : null}
        <span className={planned ? 'max-md:hidden' : ''}>{label}</span>
      </Button>
      {isPublished(publishing) ? null : (
        <ActionMenu
          icon="down"
          label="When to publish"
          disabled={!instance || isBusy(publishing)}
          entries={[
            { label: 'Publish now', onSelect: handlePublish },
            { label: 'Schedule…', onSelect: handleTime },
          ]}
        />
      )}
    </>
  );
}
