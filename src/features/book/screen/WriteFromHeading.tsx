import type { Heading } from '@contract/book/bookEntities';
import { editPath } from '@contract/pages';
import { can } from '@contract/permissions';
import { gateTexts } from '@contract/texts/gateTexts';
import { useNavigate } from 'react-router-dom';
import { notify } from '@/lib/notify';
import { useAppDispatch, useViewer } from '@/store/hooks';
import { ActionButton } from '@/ui/ActionButton';
import { Icon } from '@/ui/Icon';
import { writeFromHeading } from '../model/writeFromHeading';

/** Opens the editor with a draft that quotes the passages of a heading. */
export function WriteFromHeading({ heading }: { heading: Heading }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const viewer = useViewer();

  async function handleWrite() {
    if (!can(viewer, 'create post')) return notify.error(gateTexts.verifyToCreate);
    const outcome = await dispatch(writeFromHeading({ heading }));
    if (writeFromHeading.fulfilled.match(outcome)) void navigate(editPath(outcome.payload.url));
  }

  return (
    <ActionButton variant="secondary" onPress={handleWrite}>
      <Icon name="edit" />
      Write from this heading
    </ActionButton>
  );
}
