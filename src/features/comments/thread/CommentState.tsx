import type { Comment } from '@contract/comments/commentEntities';

/** Why others don't see a comment; its author and those who decide read it. */
export function CommentState({ state, stateBy, stateReason }: Comment) {
  if (state === 'shown') return null;
  const by = stateBy === 'author' ? 'the author' : 'a moderator';
  const text = state === 'held' ? 'Waiting for approval' : `Hidden by ${by}`;
  return (
    <p className="text-sm font-medium text-quiet">
      {text}
      {stateReason ? (
        <>
          {': '}
          <bdi>{stateReason}</bdi>
        </>
      ) : null}
    </p>
  );
}
