import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import { Field } from './Field';

type ImagePickerProps = {
  label: string;
  name: string;
  /** What is chosen now, so that it can be taken back. */
  file?: File | null;
  /** MIME types that the file dialog offers. */
  types: readonly string[];
  hint: string;
  error?: string | null;
  onChoose: (file: File | null) => void;
  /** What is chosen, or what is there now. */
  preview: ReactNode;
};

/** A picture from the device: chosen with the file dialog or dropped. */
export function ImagePicker({
  label,
  name,
  file = null,
  types,
  hint,
  error,
  onChoose,
  preview,
}: ImagePickerProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    const [dropped] = files;
    if (!dropped) return;
    // So that the control names what was dropped, as it names what was chosen with it.
    if (input.current && files instanceof FileList) input.current.files = files;
    onChoose(dropped);
  }

  function handleRemove() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChoose(null);
  }

  return (
    // Dropping is one more way; the file input inside serves the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(
        'flex flex-wrap items-center gap-5 rounded-card border border-dashed p-4',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {preview}
      <div className="min-w-48 flex-1">
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={types.join(',')}
              className="touchable w-full text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-raised file:px-4 file:font-medium file:text-ink hover:file:bg-sunken pointer-coarse:file:min-h-11"
              onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {file ? (
          <Button variant="quiet" className="-ml-4" onClick={handleRemove}>
            Remove picture
          </Button>
        ) : null}
      </div>
    </div>
  );
}
