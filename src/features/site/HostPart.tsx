import type { Site } from '@contract/site/siteEntities';
import { useMemo } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/SelectField';

/** What only administrators see of the settings. */
export type HostValues = { adminsNeedPasskey: boolean; timeZone: string };

export const hostValuesOf = ({ adminsNeedPasskey = false, timeZone = '' }: Site): HostValues => ({
  adminsNeedPasskey,
  timeZone,
});

/** Those that were changed, as the call takes them. */
export const hostChanges = (values: HostValues, before: HostValues) => ({
  ...(values.timeZone === before.timeZone ? {} : { timeZone: values.timeZone }),
  ...(values.adminsNeedPasskey === before.adminsNeedPasskey
    ? {}
    : { adminsNeedPasskey: values.adminsNeedPasskey ? ('true' as const) : ('false' as const) }),
});

/** Another runtime can know the stored name, too. */
function zoneOptions(stored: string) {
  const known = Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC');
  const names = stored === '' || known.includes(stored) ? known : [stored, ...known];
  return [
    { value: '', name: 'UTC' },
    ...names.map((name) => ({ value: name, name: name.replaceAll('_', ' ') })),
  ];
}

type HostPartProps = {
  values: HostValues;
  errorOf: (field: keyof HostValues) => string | null;
  onZone: (timeZone: string) => void;
  onNeed: (isNeeded: boolean) => void;
};

/** The time zone of the site, and how administrators sign in. */
export function HostPart({ values, errorOf, onZone, onNeed }: HostPartProps) {
  const { timeZone } = values;
  const refusal = errorOf('adminsNeedPasskey');
  const options = useMemo(() => zoneOptions(timeZone), [timeZone]);
  return (
    <>
      <SelectField
        label="Time zone"
        hint="When members get e-mails whose browser has not told theirs yet."
        error={errorOf('timeZone')}
        value={timeZone}
        options={options}
        onChange={onZone}
      />
      <Checkbox
        name="adminsNeedPasskey"
        label="Administrators need a passkey"
        hint={
          <>
            Until an administrator’s account asks for a passkey after the password, it has the
            rights of a member.
            {refusal ? <span className="block text-bad">{refusal}</span> : null}
          </>
        }
        checked={values.adminsNeedPasskey}
        onChange={onNeed}
      />
    </>
  );
}
