import { scheduleTexts } from '@contract/texts/editorTexts';
import { dayAndHour } from '@/lib/calendar';
import { useAppDispatch } from '@/store/hooks';
import { publishedMeanwhile, unschedulePost } from '@/store/posts/writingThunks';
import { ActionMenu, type MenuEntry } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy } from '../publishing/publishingMachine';
import {
  isPublished,
  plannedTime,
  postWithFixedUrl,
  publishLabel,
} from '../publishing/publishingState';

type PublishButtonsProps = { editor: OpenEditor; isUrlTaken: boolean };

const planText = (time: string) =>
  `${scheduleTexts.scheduledFor(dayAndHour(Date.parse(time)))} · Change`;

/** What can be done besides the main button: publish a draft, plan it, take the plan back. */
function OptionsMenu({ editor, onPublish }: { editor: OpenEditor; onPublish: () => void }) {
  const appDispatch = useAppDispatch();
  const { instance, publishing, dispatch } = editor;
  const saved = postWithFixedUrl(publishing);
  const planned = plannedTime(publishing);

  async function handleTakeBack(id: string) {
    const outcome = await appDispatch(unschedulePost({ id }));
    const isPublishedNow =
      unschedulePost.rejected.match(outcome) && publishedMeanwhile(outcome.payload) !== null;
    if (isPublishedNow || unschedulePost.fulfilled.match(outcome))
      dispatch({ type: 'planEnded', isPublished: isPublishedNow });
  }

  const publish: MenuEntry[] = [
    { label: 'Publish now', onSelect: onPublish },
    { label: 'Schedule…', onSelect: () => dispatch({ type: 'timeRequested' }) },
  ];
  const takeBack: MenuEntry[] =
    saved && planned
      ? [{ label: 'Take back the schedule', onSelect: () => void handleTakeBack(saved._id) }]
      : [];
  return (
    <ActionMenu
      icon="down"
      label="Publishing options"
      disabled={!instance || isBusy(publishing)}
      entries={[...publish, ...takeBack]}
    />
  );
}

/** The main button and, unless the post is published, a menu. A scheduled post is published early only from the menu. */
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
        className="max-lg:px-3!"
        disabled={!instance}
        busy={isBusy(publishing)}
        aria-label={label}
        onClick={planned ? handleTime : handlePublish}
      >
        {planned ? <span className="md:hidden">Change</span> : null}
        <span className={planned ? 'max-md:hidden' : ''}>{label}</span>
      </Button>
      {isPublished(publishing) ? null : <OptionsMenu editor={editor} onPublish={handlePublish} />}
    </>
  );
}
