import { editPath, paths } from '@contract/pages';
import { postTexts } from '@contract/texts/postTexts';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { Button, buttonClasses } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { formatSavedAt } from '../../draft/formatSavedAt';
import { type ListedDraft, listLocalDrafts } from '../../draft/listLocalDrafts';
import { deleteLocalDraft } from '../../draft/localDrafts';

type UnfinishedPostProps = { draft: ListedDraft; onDiscard: () => void };

function UnfinishedPost({ draft, onDiscard }: UnfinishedPostProps) {
  const { title, firstLine, savedAt, postUrl, authorId } = draft;
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-[min(12rem,100%)] flex-1">
        <p id={id} dir="auto" className="line-clamp-1 font-serif text-lg break-words">
          {title || postTexts.untitled}
        </p>
        <p dir="auto" className="line-clamp-1 text-sm break-words text-quiet">
          {firstLine}
        </p>
        <p className="text-sm text-quiet">
          {postUrl === null ? 'New post' : 'Changes to a post'} · {formatSavedAt(savedAt)}
        </p>
      </div>
      <div className="flex gap-1">
        <Link
          to={postUrl === null ? paths.create : editPath(postUrl)}
          state={authorId === null ? null : { authorId }}
          className={buttonClasses('secondary')}
          aria-describedby={id}
        >
          Continue
        </Link>
        <Button variant="quiet" aria-describedby={id} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}

/** The posts that a user has started or changed on this device and not saved. Shows nothing if there are none. */
export function UnfinishedWork({ userId }: { userId: string }) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const [toDiscard, setToDiscard] = useState<ListedDraft | null>(null);

  useEffect(() => {
    let isCurrent = true;
    listLocalDrafts(userId).then(
      (listed) => (isCurrent ? setDrafts(listed) : undefined),
      // A device that stores nothing has nothing to show.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  async function handleDiscard() {
    if (!toDiscard) return;
    try {
      await deleteLocalDraft(toDiscard.key);
      setDrafts((shown) => shown.filter(({ key }) => key !== toDiscard.key));
    } catch {
      notify.error('Your browser could not delete this draft.');
    }
    setToDiscard(null);
  }

  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished-work" className="grid gap-1">
      <h2 id="unfinished-work" className="text-xl">
        Unsaved work on this device
      </h2>
      <ul className="divide-y border-y">
        {drafts.map((draft) => (
          <UnfinishedPost key={draft.key} draft={draft} onDiscard={() => setToDiscard(draft)} />
        ))}
      </ul>
      <ConfirmDialog
        title="Discard this work?"
        isOpen={toDiscard !== null}
        confirmLabel="Discard"
        cancelLabel="Cancel"
        danger
        onConfirm={handleDiscard}
        onClose={() => setToDiscard(null)}
      >
        {toDiscard?.postUrl
          ? 'The changes that are not saved will be deleted. The post stays as it is.'
          : 'This new post will be deleted. It is stored on this device only.'}
      </ConfirmDialog>
    </section>
  );
}
