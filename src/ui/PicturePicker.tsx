import { type ReactNode, useRef } from 'react';
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
  /** The MIME types that the file dialog offers. */
  types: readonly string[];
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

/** A file input for an image, and an area around it that accepts dropped files. */
export function PicturePicker({
  label,
  name,
  file = null,
  types,
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

  function handleDrop(files: FileList) {
    const [dropped] = files;
    if (!dropped) return;
    // The input shows the file name, as it does for a file chosen with the file dialog.
    if (input.current && files instanceof FileList) input.current.files = files;
    onChoose(dropped);
  }

  function handleRemove() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChoose(null);
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
              accept={types.join(',')}
              required={required}
              className={fileInputClasses}
              onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
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
