import { downloadedFile, keptAddresses, markdownTexts } from '@contract/texts/markdownTexts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { isBusy } from '../publishing/publishingState';
import { saveFile } from './saveFile';
import { type MarkdownEditor, useImport } from './useImport';

export type MenuEntry = { label: string; onSelect: () => void };

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
  const id = useId();

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

  const closing = { variant: 'quiet', popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <IconButton
        icon="more"
        label="More"
        disabled={!instance || isBusy(publishing) || isDownloading}
        aria-busy={isDownloading || undefined}
        popoverTarget={id}
      />
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="More"
        className="min-w-52 rounded-card border bg-raised p-1 text-ink shadow-xl supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:[position-area:bottom_span-left] [&>button]:w-full [&>button]:justify-start"
      >
        {entries.map(({ label, onSelect }) => (
          <Button key={label} {...closing} onClick={onSelect}>
            {label}
          </Button>
        ))}
        <Button {...closing} onClick={() => void handleCopy()}>
          Copy as Markdown
        </Button>
        <Button {...closing} onClick={() => void handleDownload()}>
          Download
        </Button>
        <Button {...closing} onClick={() => input.current?.click()}>
          Import
        </Button>
        {lastEntries.map(({ label, onSelect }) => (
          <Button key={label} {...closing} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
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
