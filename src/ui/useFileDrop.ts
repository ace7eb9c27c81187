import { type DragEvent, useState } from 'react';

/**
 * Props for an area that accepts dropped files. It must contain a file input, because dropping
 * doesn't work with the keyboard.
 */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isDragOver, setIsDragOver] = useState(false);
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(true);
    },
    onDragLeave: () => setIsDragOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDragOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { isDragOver, dropProps };
}
