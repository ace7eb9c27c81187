import { markdownTexts } from '@contract/texts/markdownTexts';
import type { DragEvent, ReactNode, Ref } from 'react';
import { isPictureFile } from '@/lib/fitPicture';
import { notify } from '@/lib/notify';
import { type MarkdownEditor, useImport } from './useImport';

type ImportDropAreaProps = {
  editor: MarkdownEditor;
  ref: Ref<HTMLDivElement>;
  className: string;
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Imports a file that is dropped anywhere on the editor. Pictures are left to the blocks and fields. */
export function ImportDropArea({ editor, ref, className, children }: ImportDropAreaProps) {
  const { start, dialog } = useImport(editor);

  // Before Editor.js sees the drop.
  function handleDropCapture(event: DragEvent) {
    const [file, ...others] = event.dataTransfer.files;
    if (!file || [file, ...others].every(isPictureFile)) return;
    event.preventDefault();
    event.stopPropagation();
    if (others.length > 0) notify.error(markdownTexts.oneFile);
    else void start(file);
  }

  // Otherwise the browser would leave the page for a file that nothing else takes.
  function preventOpening(event: DragEvent) {
    if (hasFiles(event)) event.preventDefault();
  }

  return (
    <div
      ref={ref}
      className={className}
      onDragOver={preventOpening}
      onDrop={preventOpening}
      onDropCapture={handleDropCapture}
    >
      {children}
      {dialog}
    </div>
  );
}
