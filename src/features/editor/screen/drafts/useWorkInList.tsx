import type { PostCard } from '@contract/entities';
import { useState } from 'react';
import { dayAndHour } from '@/lib/calendar';
import { useAppDispatch } from '@/store/hooks';
import { discardPending } from '@/store/posts/writingThunks';
import { Button } from '@/ui/Button';
import type { ListedDraft } from '../../draft/listLocalDrafts';
import { DiscardWorkDialog } from './DiscardWorkDialog';
import { UnfinishedPost } from './UnfinishedPost';
import { useUnfinishedWork } from './useUnfinishedWork';

type Asked = { draft: ListedDraft | null; post: PostCard | null };

const separator = <span aria-hidden="true">·</span>;

/** Unsaved work of this device in the list of the user's posts. `remove` deletes a post from the server. */
export function useWorkInList(userId: string, remove: (post: PostCard) => Promise<void>) {
  const dispatch = useAppDispatch();
  const { drafts, discard } = useUnfinishedWork(userId);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function handleDiscard() {
    if (!asked) return;
    const { draft, post } = asked;
    if (post?.hasPending) await dispatch(discardPending({ id: post._id }));
    if (draft) await discard(draft);
  }

  return {
    /** In the row of a post. Its Edit opens the work. */
    noteOf(post: PostCard) {
      const draft = drafts.find(({ postKey }) => postKey === post._id) ?? null;
      return draft || post.hasPending ? (
        <p className="flex flex-wrap items-center gap-x-1 text-quiet">
          {draft ? (
            <>
              Newer on this device {separator} {dayAndHour(draft.savedAt)}
            </>
          ) : (
            'Changes not published yet'
          )}
          {separator}
          <Button
            variant="quiet"
            className="px-0! text-sm! underline"
            onClick={() => setAsked({ draft, post })}
          >
            Discard
          </Button>
        </p>
      ) : null;
    },
    /** What belongs to no row of the list. */
    otherThan(ids: readonly string[]) {
      const others = drafts.filter(({ postKey }) => !ids.includes(postKey));
      return others.length === 0 ? null : (
        <ul aria-label="Unsaved work on this device" className="divide-y border-b">
          {others.map((draft) => (
            <UnfinishedPost
              key={draft.key}
              draft={draft}
              onDiscard={() => setAsked({ draft, post: null })}
            />
          ))}
        </ul>
      );
    },
    /** Asks before work is discarded. */
    question: asked && (
      <DiscardWorkDialog
        {...asked}
        onDiscard={handleDiscard}
        onDelete={remove}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
