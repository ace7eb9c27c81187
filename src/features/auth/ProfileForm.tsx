import type { User } from '@contract/entities';
import { paths } from '@contract/pages';
import { profileRules } from '@contract/rules';
import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useUpload } from '@/lib/hooks/useUpload';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';

import { PasswordField } from '@/ui/PasswordField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { UploadProgress } from '@/ui/UploadProgress';
import { AvatarField } from './AvatarField';
import { saveProfile } from './accountThunks';
import { InitialsButton } from './InitialsButton';
import { LeaveQuestion } from './LeaveQuestion';

type Values = {
  avatar: File | null;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  bio: string;
  showsEmail: boolean;
  password: string;
};

const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

type NameFieldsProps = {
  field: (
    name: 'username' | 'firstName' | 'lastName',
  ) => Omit<ComponentProps<typeof TextField>, 'label'>;
};

const NameFields = ({ field }: NameFieldsProps) => (
  <>
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...field('username')}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
    </div>
  </>
);

type ProfileFormProps = { user: User; onSaved: () => void };

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { email, username, firstName, lastName, bio, showsEmail } = user;
  const dispatch = useAppDispatch();
  const { progress, note, run, cancel } = useUpload();
  const isSaved = useRef(false);
  const initial = {
    avatar: null,
    email,
    username,
    firstName,
    lastName,
    bio,
    showsEmail,
    password: '',
  };
  const { form, field, fileField, values, set, isBusy } = useRuledForm<Values>({
    initial,
    rules: profileRules,
    onSubmit: async ({ avatar, password, showsEmail, ...rest }) => {
      const proof = isSameEmail(rest.email, email) ? {} : { password };
      const shown = { showsEmail: showsEmail ? 'true' : 'false' } as const;
      const body = { ...rest, ...shown, ...proof, ...(avatar ? { avatar } : {}) };
      const outcome = await run((onProgress) => dispatch(saveProfile({ form: body, onProgress })));
      if (saveProfile.fulfilled.match(outcome)) {
        isSaved.current = true;
        onSaved();
      } else if (outcome.payload) throw outcome.payload;
    },
  });
  const avatar = fileField('avatar');
  const isChanged = () =>
    !isSaved.current &&
    (values.avatar !== null || JSON.stringify(values) !== JSON.stringify(initial));
  return (
    <form {...form} aria-label="Edit Profile" className="grid max-w-xl gap-5">
      <AvatarField
        {...avatar}
        current={user.avatar.secure_url}
        other={
          <InitialsButton
            firstName={values.firstName}
            lastName={values.lastName}
            file={avatar.file}
            onDraw={avatar.onChoose}
          />
        }
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        hint={
          user.isVerified
            ? 'We send a link to a new address. This one stays until you open it.'
            : null
        }
        {...field('email')}
      />
      {isSameEmail(values.email, email) ? null : (
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="Needed for a new address. Leave it empty if you sign in with Google only."
          {...field('password')}
        />
      )}
      <Checkbox
        label="Members can see my e-mail address"
        hint="Administrators always see it."
        name="showsEmail"
        checked={values.showsEmail}
        onChange={(isChecked) => set('showsEmail', isChecked)}
      />
      <NameFields field={field} />
      <TextArea label="Bio" rows={4} {...field('bio')} />
      <LeaveQuestion isChanged={isChanged} />
      <UploadProgress progress={progress} note={note} onCancel={cancel} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={isBusy}>
          Update Profile
        </Button>
        <Link to={paths.changePassword} className="text-link inline-flex min-h-11 items-center">
          Change Password
        </Link>
        <Link to={paths.closeAccount} className="text-link inline-flex min-h-11 items-center">
          Close Account
        </Link>
      </div>
    </form>
  );
}
