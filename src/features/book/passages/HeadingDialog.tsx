import type { Passage } from '@contract/book/bookEntities';
import { useAppDispatch } from '@/store/hooks';
import type { OwnArg } from '@/store/posts/selectOwn';
import { changePassage } from '../model/bookThunks';
import { HeadingChoice } from './HeadingChoice';

type HeadingDialogProps = {
  viewerId: string;
  passage: Passage;
  shownIn?: OwnArg | undefined;
  onClose: () => void;
  findReturn?: () => HTMLElement | null;
};

/** Puts a passage under one of the headings, or under a new one. */
export function HeadingDialog(props: HeadingDialogProps) {
  const { viewerId, passage, shownIn, onClose, findReturn } = props;
  const dispatch = useAppDispatch();
  return (
    <HeadingChoice
      viewerId={viewerId}
      current={passage.headingId}
      onChoose={async ({ _id: headingId }) => {
        const change = { id: passage._id, patch: { headingId }, shownIn };
        return changePassage.fulfilled.match(await dispatch(changePassage(change)));
      }}
      onClose={onClose}
      findReturn={findReturn}
    />
  );
}
