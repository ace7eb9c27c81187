import { useObjectUrl } from '@/lib/hooks/useObjectUrl';
import { Checkbox } from '@/ui/Checkbox';
import { PicturePicker } from '@/ui/PicturePicker';

type LogoFieldProps = {
  name: string;
  file: File | null;
  error: string | null;
  required: boolean;
  onChoose: (file: File | null) => void;
  /** The stored logo; '' for none. */
  current: string;
  isRemoved: boolean;
  onRemove: (isRemoved: boolean) => void;
};

/** The picture beside the name of the site. */
export function LogoField({ current, isRemoved, onRemove, ...field }: LogoFieldProps) {
  // No preview for a rejected file.
  const chosen = useObjectUrl(field.error ? null : field.file);
  const shown = chosen ?? (isRemoved ? '' : current);
  return (
    <div className="grid gap-2">
      <PicturePicker
        label="Logo"
        use="logo"
        hint="Beside the name, in the header and in e-mails. A square one is the icon of the site, too. A jpg, jpeg, png or webp image."
        {...field}
        preview={
          shown ? (
            <img
              src={shown}
              alt={chosen ? 'The chosen logo' : 'The logo'}
              className="max-h-16 max-w-32"
            />
          ) : null
        }
      />
      {current && !field.file ? (
        <Checkbox label="Remove the logo" checked={isRemoved} onChange={onRemove} />
      ) : null}
    </div>
  );
}
