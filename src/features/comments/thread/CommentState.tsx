import type { Comment } from '@contract/comments/commentEntities';
import { holdsTexts } from '@contract/texts/holdsTexts';
import { useViewer } from '@/store/hooks';

/** Why others don't see a comment; its author and those who decide read it. */
export function CommentState({ state, stateBy, stateReason, commentAuthor }: Comment) {
  const viewerId = useViewer()?.id;
  if (state === 'shown') return null;
  const isOwn = viewerId !== undefined && viewerId === commentAuthor?.id;
  const by = stateBy === 'author' ? 'the author' : 'a moderator';
  const waits = isOwn ? `${holdsTexts.waits}. ${holdsTexts.readers}` : holdsTexts.waits;
  return (
    <p className="text-sm font-medium text-quiet">
      {state === 'held' ? waits : `${state === 'removed' ? 'Removed' : 'Hidden'} by ${by}`}
      {stateReason ? (
        <>
          {': '}
          <bdi>{stateReason}</bdi>
        </>
      ) : null}
    </p>
  );
}
