import { type DragEvent, useId, useState } from 'react';
import { classes } from '@/ui/classes';
import { fileInputClasses } from '@/ui/fileInputClasses';
import type { Chosen } from '../model/useRehearsal';
import { readDropped } from './readDropped';

type ChooseArchiveProps = {
  onChoose: (chosen: Chosen) => void;
  /** Why what was chosen can't be read. */
  error: string | null;
};

type FieldProps = { label: string; isFolder?: boolean; onChoose: (chosen: Chosen) => void };

function FileField({ label, isFolder = false, onChoose }: FieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        ref={(input) => {
          if (input) input.webkitdirectory = isFolder;
        }}
        id={id}
        type="file"
        multiple={isFolder}
        accept={isFolder ? undefined : '.zip,.json,.xml,.csv,.md,.markdown,.html'}
        className={fileInputClasses}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </div>
  );
}

/** Takes an archive or a folder, chosen or dropped. */
export function ChooseArchive({ onChoose, error }: ChooseArchiveProps) {
  const [isOver, setIsOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void readDropped(event.dataTransfer).then(onChoose);
  }

  return (
    <div
      className={classes(
        'grid gap-6 rounded-card border-2 border-dashed p-6',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <p className="text-quiet">Drop the file or the folder here, or choose it:</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <FileField label="File of the export" onChoose={onChoose} />
        <FileField label="Folder with Markdown" isFolder onChoose={onChoose} />
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}
