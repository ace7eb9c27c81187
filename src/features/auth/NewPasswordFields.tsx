import type { ComponentProps } from 'react';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordHint } from './PasswordHint';
import { newPasswordParts } from './passwordParts';

type Control = Pick<ComponentProps<typeof PasswordField>, 'name' | 'error' | 'onChange'> & {
  value: string;
};

type NewPasswordFieldsProps = { field: (name: 'newPassword' | 'confirmPassword') => Control };

/** A new password and its confirmation. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const first = field('newPassword');
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordHint parts={newPasswordParts} password={first.value} />}
        {...first}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
