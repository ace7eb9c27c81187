import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createDraftStore } from '../../draft/draftStore';
import type { MountedInstance } from '../../surface/useEditorInstance';
import { buildDraft, missingPicture, paragraph } from '../../testing/drafts';
import { MissingPictures } from './MissingPictures';

const second = { ...missingPicture, id: 'second', data: { ...missingPicture.data, caption: '' } };
const shown = { ...second, data: { file: { url: '/a.png' } } };

function renderNotice(isRestored: boolean) {
  const document = { blocks: [paragraph('Soil'), missingPicture, second] };
  const draftStore = createDraftStore({ ...buildDraft(), document }, isRestored);
  const goTo = vi.fn<MountedInstance['goTo']>();
  const restored = isRestored ? document : null;
  render(<MissingPictures instance={{ goTo }} draftStore={draftStore} restored={restored} />);
  return { draftStore, goTo };
}

test('the missing pictures of a restored draft are named, and can be gone to', async () => {
  const { goTo } = renderNotice(true);
  expect(screen.getByRole('status')).toHaveTextContent(
    "2 pictures weren't uploaded. Add them again.",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show A spade' }));
  expect(goTo).toHaveBeenLastCalledWith(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
  expect(goTo).toHaveBeenLastCalledWith(2);
});

test('a picture is listed until it was added again', () => {
  const { draftStore } = renderNotice(true);
  act(() => void draftStore.change({ document: { blocks: [missingPicture, shown] } }));
  expect(screen.getByRole('status')).toHaveTextContent("1 picture wasn't uploaded. Add it again.");
  act(() => void draftStore.change({ document: { blocks: [shown] } }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('a picture that is uploading for the first time is not listed', () => {
  renderNotice(false);
  expect(screen.queryByRole('region')).toBeNull();
});
