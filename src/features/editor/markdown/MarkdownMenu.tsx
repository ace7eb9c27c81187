import { downloadedFile, keptAddresses, markdownTexts } from '@contract/texts/markdownTexts';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveFile } from '@/lib/browser/saveFile';
import { notify } from '@/lib/notify';
import { ActionMenu, type MenuEntry } from '@/ui/ActionMenu';
import { isBusy } from '../publishing/publishingMachine';
import { type MarkdownEditor, useImport } from './useImport';

type MarkdownMenuProps = {
  editor: MarkdownEditor;
  /** More entries, above those for Markdown. */
  entries: readonly MenuEntry[];
  lastEntries: readonly MenuEntry[];
};

/** The menu "More": the post as Markdown. */
export function MarkdownMenu({ editor, entries, lastEntries }: MarkdownMenuProps) {
  const { instance, draftStore, publishing } = editor;
  const { start, dialog } = useImport(editor);
  const [isDownloading, setIsDownloading] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    try {
      const { toMarkdown } = await import('@contract/document/markdown/toMarkdown');
      const { document } = await draftStore.read();
      await navigator.clipboard.writeText(toMarkdown(document));
      notify.success(markdownTexts.copied);
    } catch {
      notify.error(markdownTexts.copyFailed);
    }
  }

  async function handleDownload() {
    setIsDownloading(true);
    try {
      const { exportPost } = await import('./exportPost');
      const draft = await draftStore.read();
      const { file, notLoaded } = await exportPost(draft, publishing.server.saved);
      saveFile(file);
      notify.success(downloadedFile(file.name));
      if (notLoaded.length > 0) notify.error(keptAddresses(notLoaded));
    } catch {
      notify.error(markdownTexts.downloadFailed);
    } finally {
      setIsDownloading(false);
    }
  }

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void start(file);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <ActionMenu
        icon="more"
        label="More"
        disabled={!instance || isBusy(publishing) || isDownloading}
        busy={isDownloading}
        entries={[
          ...entries,
          { label: 'Copy as Markdown', onSelect: () => void handleCopy() },
          { label: 'Download', onSelect: () => void handleDownload() },
          { label: 'Import', onSelect: () => input.current?.click() },
          ...lastEntries,
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept=".md,.markdown,.zip"
        onChange={handleFile}
      />
      {dialog}
    </>
  );
}
