import type { Backlink } from '@contract/book/bookEntities';
import { publicBookPath } from '@contract/furtherPaths';
import { postPath } from '@contract/pages';
import { blockAnchor } from '@contract/postAnchors';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { goTo } from '@/lib/browser/goTo';
import { longDate } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { detachBacklink } from './backlinksQuery';

type BacklinkItemProps = {
  postId: string;
  backlink: Backlink;
  /** Whether the viewer decides about quotes of the post. */
  canDetach: boolean;
  /** Whether it leads to its paragraph. */
  hasPlace: boolean;
};

/** The heading or the post that quotes. */
function Place({ heading, post, owner }: Backlink) {
  if (heading) {
    return (
      <Link to={publicBookPath(owner.username, heading.slug)} className="text-link">
        <bdi>{heading.title}</bdi>
      </Link>
    );
  }
  return post ? (
    <Link to={postPath(post.url)} className="text-link">
      <bdi>{post.title}</bdi>
    </Link>
  ) : null;
}

function showParagraph(blockId: string) {
  const block = document.getElementById(blockAnchor(blockId));
  if (block) goTo(block);
}

export function BacklinkItem({ postId, backlink, canDetach, hasPlace }: BacklinkItemProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const { kind, blockId, quote, owner, createdAt, passageId } = backlink;

  async function handleDetach(id: string) {
    await dispatch(detachBacklink({ postId, passageId: id }));
    setIsAsking(false);
  }

  return (
    <li className="grid gap-2 border-b py-4">
      <blockquote dir="auto" className="font-serif text-lg whitespace-pre-line wrap-anywhere">
        {quote}
      </blockquote>
      <p className="text-sm text-quiet wrap-anywhere">
        <bdi>{owner.fullName}</bdi> in <Place {...backlink} /> · {longDate(createdAt)}
      </p>
      <div className="-ms-4 flex flex-wrap">
        {hasPlace && blockId ? (
          <Button variant="quiet" onClick={() => showParagraph(blockId)}>
            Show the paragraph
          </Button>
        ) : null}
        {canDetach && kind === 'heading' && passageId ? (
          <>
            <Button variant="quiet" onClick={() => setIsAsking(true)}>
              Detach
            </Button>
            <ConfirmDialog
              title="Detach this quote"
              isOpen={isAsking}
              confirmLabel="Detach"
              danger
              onConfirm={() => handleDetach(passageId)}
              onClose={() => setIsAsking(false)}
            >
              <p>
                The words disappear from the public heading and from here. They stay in the private
                book. This can’t be undone.
              </p>
            </ConfirmDialog>
          </>
        ) : null}
      </div>
    </li>
  );
}
