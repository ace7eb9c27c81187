import { uploadTexts } from '@contract/texts/uploadTexts';
import type { PictureUse } from '@contract/uploads';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fitPicture, mayNeedFit, offeredTypes } from '@/lib/fitPicture';
import { Button } from './Button';
import { classes } from './classes';
import { Field } from './Field';
import { fileInputClasses } from './fileInputClasses';
import { useFileDrop } from './useFileDrop';

type PicturePickerProps = {
  label: string;
  name: string;
  /** The chosen file. A button removes it. */
  file?: File | null;
  use: PictureUse;
  hint: string;
  error?: string | null;
  required?: boolean;
  /** Without a frame and its padding, in line with the fields around it. */
  isPlain?: boolean;
  onChoose: (file: File | null) => void;
  /** The chosen image, or the current one. */
  preview: ReactNode;
  /** Another way to choose a picture. */
  other?: ReactNode;
};

/** The input shows the name of a file that was dropped or drawn, as it does for one from the file dialog. */
function showFile(input: HTMLInputElement, file: File) {
  // jsdom has no DataTransfer.
  if (input.files?.[0] === file || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/** A file input for an image, and an area around it that accepts dropped files. Large pictures are made smaller. */
export function PicturePicker({
  label,
  name,
  file = null,
  use,
  hint,
  error,
  required,
  isPlain = false,
  onChoose,
  preview,
  other,
}: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isDragOver, dropProps } = useFileDrop(handleDrop);
  const latest = useRef<File | null>(null);
  const [isFitting, setIsFitting] = useState(false);

  useEffect(() => {
    if (input.current && file) showFile(input.current, file);
  }, [file]);

  async function choose(chosen: File | null) {
    latest.current = chosen;
    const needsTime = chosen !== null && mayNeedFit(chosen, use);
    setIsFitting(needsTime);
    if (!needsTime) return onChoose(chosen);
    const fitted = await fitPicture(chosen, use);
    if (latest.current !== chosen) return;
    setIsFitting(false);
    onChoose(fitted);
  }

  function handleDrop(files: FileList) {
    const [dropped] = files;
    if (!dropped) return;
    void choose(dropped);
  }

  function handleRemove() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    void choose(null);
  }

  return (
    <div
      className={classes(
        'flex flex-wrap items-center rounded-card outline-offset-4',
        isPlain ? 'gap-3' : 'gap-5 border border-dashed border-edge p-4',
        isDragOver ? 'bg-accent-soft outline-2 outline-accent outline-dashed' : '',
      )}
      {...dropProps}
    >
      {preview}
      <div className="min-w-[min(12rem,100%)] flex-1">
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={offeredTypes(use)}
              required={required}
              className={fileInputClasses}
              onChange={(event) => void choose(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-quiet empty:hidden">
          {isFitting ? uploadTexts.shrinking : null}
        </p>
        {other}
        {file ? (
          <Button variant="quiet" className="-ms-4" onClick={handleRemove}>
            Remove picture
          </Button>
        ) : null}
      </div>
    </div>
  );
}
