import type { PostDetails } from '@contract/entities';
import { can } from '@contract/permissions';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { Picture } from '@/ui/Picture';

const OwnersTools = lazyPart(async () => (await import('./OwnersTools')).OwnersTools);

type PostCoverProps = { post: PostDetails; onDeleted: () => void };

/** The cover, where there is one, and over it the tools of those who may change the post. */
export function PostCover({ post, onDeleted }: PostCoverProps) {
  const viewer = useAppSelector(selectViewer);
  const cover = post.public_image.resource_url;
  const isOwner = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <div className="relative">
      {cover ? (
        <Picture src={cover} alt="" ratio="2 / 1" isFirst className="rounded-control" />
      ) : null}
      {isOwner ? (
        <div
          className={
            cover ? 'absolute top-3 right-3 flex gap-2' : 'flex min-h-11 justify-end gap-2'
          }
        >
          <Suspense fallback={null}>
            <OwnersTools post={post} onDeleted={onDeleted} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
