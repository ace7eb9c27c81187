import { readCanonicalUrl } from '@contract/canonicalUrl';
import { validationTexts } from '@contract/texts/validationTexts';
import { TextField } from '@/ui/TextField';

type CanonicalUrlFieldProps = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onRefuse: (message: string) => void;
};

/** The address at which the post was published first. Checked when the writer leaves the field. */
export function CanonicalUrlField({ value, error, onChange, onRefuse }: CanonicalUrlFieldProps) {
  function handleBlur() {
    const isRefused = readCanonicalUrl(value, location.origin) === null;
    if (isRefused) onRefuse(validationTexts.canonicalUrl);
  }

  return (
    <TextField
      label="Originally published at"
      name="canonicalUrl"
      type="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      hint="The address on another site, if the post was there first. Search engines are sent to it."
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={handleBlur}
    />
  );
}
