import type { EditorBlock } from '@contract/document/editorDocument';
import { editorLimits } from '@contract/document/editorLimits';
import { eventually } from '@contract/testing/eventually';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDraftStore } from '../../draft/draftStore';
import type { MountedInstance } from '../../surface/useEditorInstance';
import { buildDraft, paragraph } from '../../testing/drafts';
import { DocumentLimits } from './DocumentLimits';

const long = paragraph('a'.repeat(editorLimits.document.blockCharacters + 1));
const short = { blocks: [paragraph('Soil')] };

/** jsdom has no idle callbacks. */
function stubIdleCallbacks() {
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) =>
    setImmediate(() => run({ didTimeout: false, timeRemaining: () => 50 })),
  );
  vi.stubGlobal('cancelIdleCallback', clearImmediate);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('a writer reads how much space is left before the text is too long to be saved', async () => {
  stubIdleCallbacks();
  const full = Array.from({ length: 5 }, () => paragraph('a'.repeat(190_000)));
  const draftStore = createDraftStore({ ...buildDraft(), document: short }, false);
  render(<DocumentLimits draftStore={draftStore} instance={null} />);
  const status = screen.getByRole('status', { name: 'Length of the text' });
  const write = (...blocks: EditorBlock[]) =>
    act(() => void draftStore.change({ document: { blocks } }));
  write(...full.slice(1));
  write(...full);
  expect(await screen.findByText('97 KB of 1 MB are left for the text.')).toBeVisible();
  write(...full, paragraph('a'.repeat(100_000)));
  expect(
    await screen.findByText("The text can't be saved: it is 2 KB over the limit of 1 MB."),
  ).toBeVisible();
  write(...full.slice(1));
  await eventually(() => expect(status).toBeEmptyDOMElement());
});

test('a writer reads while writing that a block is too long, and can go to it', async () => {
  stubIdleCallbacks();
  const draftStore = createDraftStore({ ...buildDraft(), document: short }, false);
  const goTo = vi.fn<MountedInstance['goTo']>();
  render(<DocumentLimits draftStore={draftStore} instance={{ goTo }} />);
  const status = screen.getByRole('status', { name: 'Length of the text' });
  expect(status).toBeEmptyDOMElement();
  act(() => void draftStore.change({ document: { blocks: [paragraph('Soil'), long] } }));
  expect(await screen.findByText(/A block is too long: 200,000 characters/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the block' }));
  expect(goTo).toHaveBeenLastCalledWith(1);
  act(() => void draftStore.change({ document: short }));
  await eventually(() => expect(status).toBeEmptyDOMElement());
});
