import { limits } from '@contract/limits';
import { readyReasons } from '@contract/texts/readyReasons';
import { Chip } from './Chip';
import { TextArea } from './TextArea';

type ReasonFieldProps = {
  hint?: string | undefined;
  value: string;
  error: string | null;
  onChange: (reason: string) => void;
};

/** Replaces a ready reason, and keeps own words. */
function withReady(value: string, ready: string) {
  const own = value.trim();
  if (own === '' || readyReasons.some((reason) => reason === own)) return ready;
  return `${own} ${ready}`.slice(0, limits.longest.reason);
}

/** A field for a reason, with buttons that fill it. */
export function ReasonField({ hint, value, error, onChange }: ReasonFieldProps) {
  return (
    <>
      <div role="group" aria-label="Suggestions" className="flex flex-wrap gap-2">
        {readyReasons.map((ready) => (
          <Chip
            key={ready}
            isSelected={value === ready}
            onClick={() => onChange(withReady(value, ready))}
          >
            {ready}
          </Chip>
        ))}
      </div>
      <TextArea
        label="Reason"
        hint={hint}
        value={value}
        maxLength={limits.longest.reason}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
