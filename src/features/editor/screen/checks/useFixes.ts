import { applyBlockFix } from '@contract/document/checks/blockFixes';
import { uploadTexts } from '@contract/texts/uploadTexts';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import type { Finding } from '../../draft/checkPost';
import type { OpenEditor } from '../../model/usePostEditor';
import { loadCover } from './loadCover';

type Editor = Pick<OpenEditor, 'instance' | 'draftStore' | 'form' | 'dispatch'>;

/** Fixes findings one by one, each as a step that can be undone, and lists the findings again. */
export function useFixes({ instance, draftStore, form, dispatch }: Editor) {
  const [undoSteps, setUndoSteps] = useState<readonly (() => void)[]>([]);

  async function recheck() {
    const draft = await draftStore.read();
    dispatch({ type: 'fixApplied', draft, uploading: draftStore.uploading() });
  }

  async function applyFix({ place, fix }: Finding) {
    if (!fix || !instance) return;
    if (fix.kind === 'replacePicture') {
      if ('block' in place) instance.replacePicture(place.block);
      setUndoSteps([]);
      return dispatch({ type: 'placeChosen', place });
    }
    if (fix.kind === 'cover') {
      const picture = await loadCover(fix.url);
      if (!picture) return notify.error(uploadTexts.coverNotLoaded);
      const before = form.picture;
      form.setPicture(picture);
      setUndoSteps([...undoSteps, () => form.setPicture(before)]);
    } else if (fix.kind === 'field') {
      const { field, value } = fix;
      const before = form.fields[field];
      form.set(field, value);
      setUndoSteps([...undoSteps, () => form.set(field, before)]);
    } else if ('block' in place) {
      await instance.editBlock(place.block, (block) => applyBlockFix(block, fix));
      setUndoSteps([...undoSteps, instance.undo]);
    }
    await recheck();
  }

  async function undoFix() {
    undoSteps.at(-1)?.();
    setUndoSteps(undoSteps.slice(0, -1));
    await recheck();
  }

  return {
    applyFix,
    undoFix,
    canUndo: undoSteps.length > 0,
    /** Closing the list ends the steps: edits that follow would come between them. */
    forgetFixes: () => setUndoSteps([]),
  };
}
