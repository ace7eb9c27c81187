import { editorLimits } from '@contract/document/editorLimits';
import { TextArea } from '@/ui/TextArea';

type DescriptionFieldProps = {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** Longer descriptions are allowed, but search engines cut them off. */
export function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const { length } = value.trim();
  const isLong = length > editorLimits.descriptionAdvice;
  return (
    <TextArea
      label="Meta description"
      name="metaDescription"
      rows={3}
      hint={
        <>
          Shown on cards and by search engines.{' '}
          <span className={isLong ? 'text-ink' : ''}>
            <span className="tabular-nums">{length}</span> of about {editorLimits.descriptionAdvice}{' '}
            characters{isLong ? ': the end may be cut off.' : '.'}
          </span>
        </>
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
