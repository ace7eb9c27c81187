import { day } from '@contract/durations';
import { type RestrictionKind, restrictionKind } from '@contract/site/siteEntities';
import { SelectField } from './SelectField';

const kindNames: Readonly<Record<RestrictionKind, string>> = {
  comment: 'Writing comments',
  post: 'Writing posts',
  book: 'Public headings',
};

const lengths = [
  { name: 'One day', time: day },
  { name: 'One week', time: 7 * day },
  { name: 'Thirty days', time: 30 * day },
  { name: 'Without an end', time: null },
] as const;

/** What an account may not write, and which of the offered lengths it lasts. */
export type ChosenRestriction = { kind: RestrictionKind; length: number };

/** A week without comments. */
export const usualRestriction: ChosenRestriction = { kind: 'comment', length: 1 };

/** When a restriction that begins now ends; null if it has no end. */
export function restrictionEnd({ length }: ChosenRestriction) {
  const time = lengths[length]?.time ?? null;
  return time === null ? null : new Date(Date.now() + time).toISOString();
}

type RestrictionFieldsProps = {
  chosen: ChosenRestriction;
  onChange: (chosen: ChosenRestriction) => void;
};

export function RestrictionFields({ chosen, onChange }: RestrictionFieldsProps) {
  return (
    <>
      <SelectField
        label="What is not allowed"
        value={chosen.kind}
        options={restrictionKind.options.map((value) => ({ value, name: kindNames[value] }))}
        onChange={(kind) => onChange({ ...chosen, kind })}
      />
      <SelectField
        label="How long"
        value={String(chosen.length)}
        options={lengths.map(({ name }, at) => ({ value: String(at), name }))}
        onChange={(length) => onChange({ ...chosen, length: Number(length) })}
      />
    </>
  );
}
