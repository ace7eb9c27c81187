import { readCanonicalUrl } from '@contract/canonicalUrl';
import { validationTexts } from '@contract/texts/validationTexts';
import { classes } from '@/ui/classes';
import { Field, FieldError } from '@/ui/Field';
import { inputClasses } from '@/ui/TextField';

const hint =
  'The address on another site, if the post was there first. Search engines are sent to it.';

type CanonicalUrlFieldProps = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onRefuse: (message: string) => void;
};

/**
 * The hint, or the error in its place. Both take the same space: the error appears when a press on
 * a button takes the focus away, and a button that moves before it is released gets no click.
 */
function HintOrError({ error }: { error: string | null }) {
  const place = 'col-start-1 row-start-1';
  return (
    <div className="grid">
      <p aria-hidden={error !== null} className={classes(place, error !== null && 'invisible')}>
        {hint}
      </p>
      <div aria-hidden={error === null} className={classes(place, error === null && 'invisible')}>
        <FieldError>{error ?? validationTexts.canonicalUrl}</FieldError>
      </div>
    </div>
  );
}

/** The address at which the post was published first. Checked when the writer leaves the field. */
export function CanonicalUrlField({ value, error, onChange, onRefuse }: CanonicalUrlFieldProps) {
  function handleBlur() {
    const isRefused = readCanonicalUrl(value, location.origin) === null;
    if (isRefused) onRefuse(validationTexts.canonicalUrl);
  }

  return (
    <Field label="Originally published at" hint={<HintOrError error={error} />}>
      {(control) => (
        <input
          dir="auto"
          name="canonicalUrl"
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          {...control}
          aria-invalid={error ? true : undefined}
          className={inputClasses}
        />
      )}
    </Field>
  );
}
