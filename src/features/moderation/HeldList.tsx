import type { HeldComment } from '@contract/moderation/moderationEntities';
import { profilePath } from '@contract/pages';
import { commentPath } from '@contract/postAnchors';
import { decisionTexts } from '@contract/texts/decisionTexts';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch } from '@/store/hooks';
import { decideListed, isOvertaken } from '@/store/posts/decideListed';
import { hideAll } from '@/store/posts/hideAll';
import { Button, MainButton } from '@/ui/Button';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { Moment } from '@/ui/Moment';
import { ReasonDialog } from '@/ui/ReasonDialog';
import { AboutPerson } from './AboutPerson';
import type { DecidedHeld } from './LastDecision';

type Written = HeldComment & { commentAuthor: NonNullable<HeldComment['commentAuthor']> };
type Group = { author: Written['commentAuthor']; comments: Written[] };

/** What the reason is asked for: a comment, or all comments of a person. */
type Hiding = { author: Written['commentAuthor']; commentId: string | null };

/** The comments of each person, in the order of the newest. */
function groupByPerson(comments: readonly HeldComment[]) {
  const groups = new Map<string, Group>();
  for (const comment of comments) {
    const author = comment.commentAuthor;
    if (!author) continue;
    const group = groups.get(author.id) ?? { author, comments: [] };
    group.comments.push({ ...comment, commentAuthor: author });
    groups.set(author.id, group);
  }
  return [...groups.values()];
}

type ItemProps = {
  comment: Written;
  /** Why it was not approved. */
  message: string | null;
  onApprove: () => void;
  onHide: () => void;
};

function HeldItem({ comment, message, onApprove, onHide }: ItemProps) {
  const { _id: id, content, createdAt, post } = comment;
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <p className="text-sm text-quiet">
        <Link to={commentPath(post.url, id)} className="text-link">
          <bdi>{post.title}</bdi>
        </Link>{' '}
        · <Moment at={createdAt} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
      {message === null ? null : <p className="text-sm font-medium text-accent">{message}</p>}
      <div className="flex flex-wrap gap-2">
        <MainButton aria-keyshortcuts="a" onClick={onApprove}>
          Approve
        </MainButton>
        <Button variant="secondary" aria-keyshortcuts="h" onClick={onHide}>
          Hide…
        </Button>
      </div>
    </li>
  );
}

type HeldListProps = {
  comments: readonly HeldComment[];
  /** Gets a decision that can be taken back, and at which entry it was made. */
  onDecided: (decided: (DecidedHeld & { at: number }) | null) => void;
  /** The entry whose decision was taken back. */
  returned: string | null;
  /** The last decision, shown where its entry was; null without one. */
  last: { at: number; children: ReactNode } | null;
};

/** The comments that wait for a decision, by person. */
export function HeldList({ comments, onDecided, returned, last }: HeldListProps) {
  const dispatch = useAppDispatch();
  const [hiding, setHiding] = useState<Hiding | null>(null);
  const [changed, setChanged] = useState<{ commentId: string; message: string | null } | null>(
    null,
  );
  const groups = groupByPerson(comments);
  const ids = groups.flatMap(({ comments: own }) => own.map(({ _id }) => _id));
  const { list, leaveEntry } = useNextEntry<HTMLDivElement>(ids, returned);
  useListKeys(list);

  async function approve({ _id: commentId, updatedAt }: Written) {
    const decision = { commentId, state: 'shown', reason: '', updatedAt } as const;
    const outcome = await dispatch(decideListed(decision));
    const error = decideListed.rejected.match(outcome) ? outcome.payload : null;
    // The list that is loaded again has the new text.
    setChanged(error && isOvertaken(error) ? { commentId, message: error.message } : null);
    if (!error) leaveEntry(commentId);
    onDecided(error ? null : decided(commentId, 'shown'));
  }

  function decided(id: string, state: DecidedHeld['state']) {
    const comment = comments.find(({ _id }) => _id === id);
    return comment ? { comment, state, at: ids.indexOf(id) } : null;
  }

  async function hide({ author, commentId }: Hiding, reason: string) {
    const outcome = await (commentId === null
      ? dispatch(hideAll({ id: author.id, reason }))
      : dispatch(decideListed({ commentId, state: 'hidden', reason })));
    if (outcome.meta.requestStatus !== 'fulfilled') return false;
    const first = groups.find((group) => group.author.id === author.id)?.comments[0];
    leaveEntry(commentId ?? first?._id ?? '');
    onDecided(commentId === null ? null : decided(commentId, 'hidden'));
    return true;
  }

  /** The last decision before the entry where it was made. */
  const lastAt = (at: number) =>
    last && Math.min(last.at, ids.length - 1) === at ? (
      <li className="py-4">{last.children}</li>
    ) : null;

  return (
    <div ref={list} className="grid gap-8">
      <ListKeysHint others={decisionTexts.heldKeys} />
      {groups.map(({ author, comments: own }) => (
        <section key={author.id} aria-label={author.fullName}>
          <div className="flex flex-wrap items-center justify-between gap-3 border-b pb-2">
            <h2 className="text-xl">
              <Link dir="auto" to={profilePath(author.username)} className="hover:text-accent">
                {author.fullName}
              </Link>
            </h2>
            <Button variant="danger" onClick={() => setHiding({ author, commentId: null })}>
              Hide all comments…
            </Button>
          </div>
          {own[0]?.about ? (
            <div className="pt-3">
              <AboutPerson
                name={author.fullName}
                about={own[0].about}
                shown={own.map(({ _id }) => _id)}
              />
            </div>
          ) : null}
          <ul className="divide-y">
            {own.map((comment) => (
              <Fragment key={comment._id}>
                {lastAt(ids.indexOf(comment._id))}
                <HeldItem
                  comment={comment}
                  message={changed?.commentId === comment._id ? changed.message : null}
                  onApprove={() => void approve(comment)}
                  onHide={() => setHiding({ author, commentId: comment._id })}
                />
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      {hiding ? (
        <ReasonDialog
          title={hiding.commentId === null ? 'Hide All Comments' : 'Hide This Comment'}
          confirmLabel="Hide"
          onConfirm={(reason) => hide(hiding, reason)}
          onClose={() => setHiding(null)}
        >
          <bdi>{hiding.author.fullName}</bdi>{' '}
          {hiding.commentId === null ? decisionTexts.hideAllQuestion : decisionTexts.hideQuestion}
        </ReasonDialog>
      ) : null}
    </div>
  );
}
