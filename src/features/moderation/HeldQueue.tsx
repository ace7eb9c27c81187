import { can } from '@contract/permissions';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { useViewer } from '@/store/hooks';
import { HeldList } from './HeldList';
import { HoldingSelect } from './HoldingSelect';
import { heldQuery } from './moderationQueries';
import { QueueView } from './QueueView';
import { useQueue } from './useQueue';

/** Comments that wait for the viewer's decision. */
export function HeldQueue() {
  const viewer = useViewer();
  const { list, reload } = useQueue(heldQuery);
  return (
    <>
      {list.loaded.data && can(viewer, 'change site') ? <HoldingSelect /> : null}
      <QueueView
        {...list}
        rowsOf={({ comments }) => comments}
        nothing={decisionTexts.nothingHeld}
        next="posts"
      >
        {({ comments }) => (
          <HeldList comments={comments} isModerator={can(viewer, 'moderate')} onDecided={reload} />
        )}
      </QueueView>
    </>
  );
}
