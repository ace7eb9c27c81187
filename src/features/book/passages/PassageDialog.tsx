import type { Passage } from '@contract/book/bookEntities';
import type { OwnArg } from '@/store/posts/selectOwn';
import { Dialog } from '@/ui/Dialog';
import { findWordsPlace } from './findWordsPlace';
import { HeadingDialog } from './HeadingDialog';
import { NoteField } from './NoteField';
import type { OpenDialog } from './usePassageActions';

type PassageDialogProps = {
  name: OpenDialog['name'];
  passage: Passage;
  shownIn: OwnArg;
  onClose: () => void;
};

/** The note or the heading of a passage in its post. The bar that opened it is gone when it closes. */
export function PassageDialog({ name, passage, shownIn, onClose }: PassageDialogProps) {
  const { viewerId } = shownIn;
  const findReturn = () => findWordsPlace(passage.blockId);
  if (name === 'heading')
    return <HeadingDialog {...{ viewerId, passage, shownIn, onClose, findReturn }} />;
  return (
    <Dialog title="Note" isOpen onClose={onClose} findReturn={findReturn}>
      <NoteField key={passage._id} passage={passage} shownIn={shownIn} />
    </Dialog>
  );
}
