import type { Backlink } from '@contract/book/bookEntities';
import { can } from '@contract/permissions';
import { withKeys } from '@/lib/withKeys';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { BacklinkItem } from './BacklinkItem';
import { type Backlinks, fetchMoreBacklinks } from './backlinksQuery';

type BacklinkListProps = {
  postId: string;
  authorId: string;
  /** What has loaded of the quotes of the post. */
  loaded: Backlinks;
  /** Those of them that are listed. */
  backlinks: readonly Backlink[];
  /** Whether each one leads to its paragraph. */
  hasPlaces: boolean;
};

/** Quotes of a post, and a button for more of them. */
export function BacklinkList(props: BacklinkListProps) {
  const { postId, authorId, loaded, backlinks, hasPlaces } = props;
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  async function showMore() {
    await dispatch(fetchMoreBacklinks({ postId, skip: loaded.backlinks.length }));
  }

  return (
    <>
      {backlinks.length > 0 ? (
        <ul aria-label="Quotes">
          {withKeys(backlinks, ({ passageId, post }) => passageId ?? post?.url ?? '').map(
            ({ key, value: backlink }) => (
              <BacklinkItem
                key={key}
                postId={postId}
                backlink={backlink}
                canDetach={can(viewer, 'edit post', { authorId })}
                hasPlace={hasPlaces}
              />
            ),
          )}
        </ul>
      ) : null}
      {loaded.areMore ? (
        <ActionButton variant="secondary" className="mt-2 justify-self-start" onPress={showMore}>
          Show more quotes
        </ActionButton>
      ) : null}
    </>
  );
}
