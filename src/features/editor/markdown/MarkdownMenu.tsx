import { markdownTexts } from '@contract/texts/markdownTexts';
import { useId } from 'react';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/Button';
import type { OpenEditor } from '../usePostEditor';

type MarkdownMenuProps = { editor: Pick<OpenEditor, 'instance' | 'draftStore'> };

/** The menu "More": the post as Markdown. */
export function MarkdownMenu({ editor }: MarkdownMenuProps) {
  const { instance, draftStore } = editor;
  const id = useId();

  async function handleCopy() {
    const { toMarkdown } = await import('@contract/document/markdown/toMarkdown');
    const { document } = await draftStore.read();
    try {
      await navigator.clipboard.writeText(toMarkdown(document));
      notify.success(markdownTexts.copied);
    } catch {
      notify.error(markdownTexts.copyFailed);
    }
  }

  const closing = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <>
      <Button variant="quiet" disabled={!instance} popoverTarget={id}>
        More
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="More"
        className="min-w-52 rounded-card border bg-raised p-1 text-ink shadow-xl supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:[position-area:bottom_span-left] [&>button]:w-full [&>button]:justify-start"
      >
        <Button variant="quiet" {...closing} onClick={() => void handleCopy()}>
          Copy as Markdown
        </Button>
      </div>
    </>
  );
}
