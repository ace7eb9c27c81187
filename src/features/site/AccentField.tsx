import { isColour, readableAccent } from '@contract/site/accent';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';

/** The accent that comes with the product, for the picker of the browser, which always has a colour. */
const productAccent = '#a83c1d';

type AccentFieldProps = {
  value: string;
  error: string | null | undefined;
  onChange: (accent: string) => void;
};

/** The colour of links and buttons, with the nearest one that can be read if words in it could not be. */
export function AccentField({ value, error, onChange }: AccentFieldProps) {
  const nearest = isColour(value) ? readableAccent(value) : value;
  const isReadable = nearest === value.toLowerCase();
  return (
    <div className="grid gap-2">
      <Field
        label="Accent"
        hint="Of links, buttons and e-mails. The colour for dark pages follows from it."
        error={error}
      >
        {(control) => (
          <input
            {...control}
            type="color"
            name="accent"
            className="h-11 w-20 rounded-control border border-edge bg-raised p-1"
            value={value || productAccent}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {value === '' ? null : (
          <Button variant="quiet" onClick={() => onChange('')}>
            Use the default colour
          </Button>
        )}
        {isReadable ? null : (
          <Button variant="secondary" onClick={() => onChange(nearest)}>
            Use {nearest}, which can be read
          </Button>
        )}
      </div>
    </div>
  );
}
