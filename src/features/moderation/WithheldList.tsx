import type { PostCard } from '@contract/entities';
import { postPath, profilePath } from '@contract/pages';
import { can } from '@contract/permissions';
import { withheldTexts } from '@contract/texts/withheldTexts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListKeys } from '@/lib/hooks/useListKeys';
import { useNextEntry } from '@/lib/hooks/useNextEntry';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ListKeysHint } from '@/ui/ListKeysHint';
import { Moment } from '@/ui/Moment';
import { allowPost } from './moderationThunks';

type ItemProps = { post: PostCard; onAllow: () => void };

function WithheldItem({ post, onAllow }: ItemProps) {
  const { url, title, author, updatedAt, withheldReason } = post;
  const viewer = useViewer();
  const id = useId();
  return (
    <li data-item tabIndex={-1} className="grid gap-2 py-4">
      <p id={id} className="wrap-anywhere text-lg">
        {/* Others than the author and administrators can't open the post. */}
        {can(viewer, 'read post', { authorId: author._id, isPublished: false }) ? (
          <Link dir="auto" to={postPath(url)} className="text-link">
            {title}
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </p>
      <p className="text-sm text-quiet">
        by{' '}
        <Link dir="auto" to={profilePath(author.username)} className="text-link">
          {`${author.firstName} ${author.lastName}`}
        </Link>{' '}
        · Last changed <Moment at={updatedAt} />
      </p>
      <p dir="auto" className="wrap-anywhere border-s-2 ps-3 text-quiet">
        {withheldReason}
      </p>
      {can(viewer, 'allow post', { authorId: author._id }) ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-describedby={id}
          onClick={onAllow}
        >
          Allow publishing again…
        </Button>
      ) : null}
    </li>
  );
}

type WithheldListProps = { posts: readonly PostCard[]; onAllowed: () => void };

/** Posts that were unpublished, with why, and the way back. */
export function WithheldList({ posts, onAllowed }: WithheldListProps) {
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<PostCard | null>(null);
  const { list, leaveEntry } = useNextEntry<HTMLUListElement>(posts.map(({ _id }) => _id));
  useListKeys(list);

  async function allow({ _id: id }: PostCard) {
    const outcome = await dispatch(allowPost({ id }));
    setAsked(null);
    // Another moderator was faster: the list no longer has it.
    const isOver = allowPost.rejected.match(outcome) ? outcome.payload?.status === 409 : true;
    if (!isOver) return;
    leaveEntry(id);
    onAllowed();
  }

  return (
    <>
      <ListKeysHint />
      <ul ref={list} aria-label="Unpublished posts" className="divide-y">
        {posts.map((post) => (
          <WithheldItem key={post._id} post={post} onAllow={() => setAsked(post)} />
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title="Allow Publishing Again"
          isOpen
          confirmLabel="Allow"
          onConfirm={async () => allow(asked)}
          onClose={() => setAsked(null)}
        >
          <p dir="auto" className="mb-2 wrap-anywhere">
            “{asked.title}”
          </p>
          <p>{withheldTexts.question}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
