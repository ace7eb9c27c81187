import { newPasswordRequirements } from '@contract/passwordRequirements';
import type { ComponentProps } from 'react';
import { PasswordField } from '@/ui/PasswordField';
import { PasswordHint } from './PasswordHint';

type Control = Pick<ComponentProps<typeof PasswordField>, 'name' | 'error' | 'onChange'> & {
  value: string;
};

type NewPasswordFieldsProps = { field: (name: 'newPassword' | 'confirmPassword') => Control };

export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const newPassword = field('newPassword');
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={<PasswordHint requirements={newPasswordRequirements} password={newPassword.value} />}
        {...newPassword}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
    </>
  );
}
