import type { PostDetails } from '@contract/entities';
import { can } from '@contract/permissions';
import { lazyPart } from '@/lib/browser/lazyPart';
import { directionOf } from '@/lib/directionOf';
import { useAppSelector } from '@/store/hooks';
import { selectViewer } from '@/store/viewer';
import { Picture } from '@/ui/Picture';
import { pictureSizes } from '@/ui/pictureSizes';

const PostActions = lazyPart({
  load: async () => (await import('./PostActions')).PostActions,
});

/** The cover of a post at the top of its page. It leaves room for the first words on a usual screen. */
export function CoverPicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      sizes={pictureSizes.postCover}
      ratio={2}
      isFirst
      className="max-h-80 rounded-control"
    />
  );
}

type PostCoverProps = { post: PostDetails; onDeleted: () => void };

/** The cover, if the post has one, below the title and at its edge, with the actions of users who can edit over it. */
export function PostCover({ post, onDeleted }: PostCoverProps) {
  const viewer = useAppSelector(selectViewer);
  const cover = post.public_image.resource_url;
  const canEdit = can(viewer, 'edit post', { authorId: post.author._id });
  return (
    <div dir={directionOf(post.title)} className="from-column relative">
      {cover ? <CoverPicture src={cover} /> : null}
      {canEdit ? (
        <div
          className={cover ? 'absolute top-3 end-3 flex gap-2' : 'flex min-h-11 justify-end gap-2'}
        >
          <PostActions post={post} onDeleted={onDeleted} />
        </div>
      ) : null}
    </div>
  );
}
