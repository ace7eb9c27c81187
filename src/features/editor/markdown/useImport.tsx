import { UnreadableFileError } from '@contract/document/UnreadableFileError';
import { importedFile, markdownTexts } from '@contract/texts/markdownTexts';
import { useEffect, useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { fieldNames } from '../draft/fieldNames';
import type { OpenEditor } from '../model/usePostEditor';
import { isBusy } from '../publishing/publishingMachine';
import { applyImport, hasContent } from './applyImport';
import type { ImportedPost } from './readImport';

/** An error beside one of these is about what was replaced. */
const importedFields = fieldNames.filter((name) => name !== 'postImage');

/** The parts of an open editor that importing and exporting use. */
export type MarkdownEditor = Pick<
  OpenEditor,
  'instance' | 'draftStore' | 'publishing' | 'dispatch'
>;

/** Imports a file, and asks first if the post has content. The dialog has to be rendered. */
export function useImport({ instance, draftStore, publishing, dispatch }: MarkdownEditor) {
  const [asked, setAsked] = useState<ImportedPost | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function replace(imported: ImportedPost) {
    if (!instance) return;
    const { server } = publishing;
    const controller = new AbortController();
    running.current = controller;
    const target = { instance, draftStore, saved: server.saved };
    const notes = await applyImport(target, imported, controller.signal);
    setAsked(null);
    if (!notes) return;
    dispatch({ type: 'previewClosed' });
    for (const field of importedFields) dispatch({ type: 'fieldEdited', field });
    notify.success(importedFile(imported.name));
    for (const note of notes) notify.error(note);
  }

  async function start(file: File) {
    if (!instance || isBusy(publishing)) return;
    try {
      const { readImport } = await import('./readImport');
      const imported = await readImport(file);
      if (hasContent(await draftStore.read())) setAsked(imported);
      else await replace(imported);
    } catch (thrown) {
      const isKnown = thrown instanceof UnreadableFileError;
      notify.error(isKnown ? thrown.message : markdownTexts.unreadable);
    }
  }

  function handleClose() {
    running.current?.abort();
    setAsked(null);
  }

  const dialog = (
    <ConfirmDialog
      title="Replace this post?"
      isOpen={asked !== null}
      confirmLabel="Replace"
      onConfirm={() => (asked ? replace(asked) : undefined)}
      onClose={handleClose}
    >
      The content of {asked?.name} replaces the text and the details that it names. Undo brings the
      text back.
    </ConfirmDialog>
  );
  return { start, dialog };
}
