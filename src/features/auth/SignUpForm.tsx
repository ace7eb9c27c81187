import { draftForms } from '@contract/draftKeys';
import { limits } from '@contract/limits';
import { paths } from '@contract/pages';
import { signUpPasswordRequirements } from '@contract/passwordRequirements';
import { signUpRules } from '@contract/rules';
import { validationTexts } from '@contract/texts/validationTexts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formMessageOf } from '@/lib/apiError';
import { useRuledForm } from '@/lib/hooks/useRuledForm';
import { useUpload } from '@/lib/hooks/useUpload';
import { useAppDispatch } from '@/store/hooks';
import { useFormDraft } from '@/store/useFormDraft';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { UploadProgress } from '@/ui/UploadProgress';
import { AvatarField } from './AvatarField';
import { InitialsButton } from './InitialsButton';
import { PasswordHint } from './PasswordHint';
import { signUp } from './sessionThunks';

/** What each empty field of the sign-up form needs. */
export const signUpNeeds = {
  avatar: 'Choose a picture, or use your initials.',
  username: `Choose a username of at least ${limits.usernameLength} characters.`,
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your e-mail address.',
  password: 'Choose a password that meets the list above.',
} as const;

type Values = {
  avatar: File | null;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
};

const empty: Values = {
  avatar: null,
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
};

/** An empty field says what it needs; the message stands once at the form. */
const rules = signUpRules.map((rule) =>
  rule.message === validationTexts.signUpIncomplete
    ? { ...rule, need: signUpNeeds[rule.field] }
    : rule,
);

const storedNames = ['username', 'firstName', 'lastName', 'email'] as const;

type SignUpFormProps = {
  /** The token of an invitation; '' without one. */
  invite: string;
  /** `awaitsApproval`: the account can't be used yet. */
  onSignedUp: (awaitsApproval: boolean) => Promise<void> | void;
};

export function SignUpForm({ invite, onSignedUp }: SignUpFormProps) {
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const draft = useFormDraft(draftForms.signUp);
  const { progress, note, run, cancel } = useUpload();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, field, fileField, values, formError, isBusy } = useRuledForm<Values>({
    initial: empty,
    rules,
    draft: { ...draft, names: storedNames },
    onSubmit: async ({ avatar, ...rest }) => {
      const body = { ...rest, ...(avatar ? { avatar } : {}), ...(invite ? { invite } : {}) };
      setRefusal(null);
      const outcome = await run((onProgress) => dispatch(signUp({ form: body, onProgress })));
      if (signUp.fulfilled.match(outcome)) return onSignedUp(outcome.payload.user === null);
      if (!signUp.rejected.match(outcome) || !outcome.payload) return;
      setRefusal(formMessageOf(outcome.payload));
      throw outcome.payload;
    },
  });
  const avatar = fileField('avatar');
  return (
    <form {...form} aria-label="Sign Up" className="grid gap-5">
      <AvatarField
        {...avatar}
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
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="At least 5 characters."
        {...field('username')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        hint={invite ? 'The address that the invitation was sent to.' : undefined}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordHint requirements={signUpPasswordRequirements} password={values.password} />}
        {...field('password')}
      />
      <FormError message={formError ?? refusal} />
      <UploadProgress progress={progress} note={note} onCancel={cancel} />
      <Button type="submit" busy={isBusy}>
        Create
      </Button>
      <p className="text-quiet">
        Already have an account?{' '}
        <Link to={paths.signIn} state={state} className="text-link">
          Login
        </Link>
      </p>
    </form>
  );
}
