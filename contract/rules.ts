import { limits } from './limits';
import {
  type ChosenFile,
  fileRules,
  isEmail,
  maxLengths,
  type Rule,
  required,
  tooLong,
} from './ruleParts';
import { validationTexts } from './texts/validationTexts';
import { hasUsernameCharacters, usernameLength } from './usernames';

const has = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, special: /[^A-Za-z0-9\s]/ };

/** The rules of usernames, apart from the shortest length. */
const usernameRules: readonly Rule<{ username: string }>[] = [
  {
    field: 'username',
    message: validationTexts.usernameCharacters,
    holds: ({ username }) => hasUsernameCharacters(username),
  },
  {
    field: 'username',
    message: tooLong('username'),
    holds: ({ username }) => usernameLength(username) <= limits.longest.username,
  },
];

/** The fields of the sign-up form. */
export type SignUpForm = {
  avatar: ChosenFile | null;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
};

/** The rules of the sign-up form. */
export const signUpRules: readonly Rule<SignUpForm>[] = [
  ...required<SignUpForm>(
    validationTexts.signUpIncomplete,
    'avatar',
    'username',
    'firstName',
    'lastName',
    'email',
    'password',
  ),
  {
    field: 'username',
    message: validationTexts.usernameTooShort,
    holds: ({ username }) => usernameLength(username) >= limits.usernameLength,
  },
  {
    field: 'firstName',
    message: validationTexts.fullNameTooShort,
    holds: ({ firstName, lastName }) =>
      `${firstName.trim()} ${lastName.trim()}`.length >= limits.fullNameLength,
  },
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
  {
    field: 'password',
    message: validationTexts.signUpPassword,
    holds: ({ password }) =>
      password.length >= limits.passwordLength &&
      password.length <= limits.signUpPasswordMost &&
      has.lower.test(password) &&
      has.upper.test(password) &&
      has.digit.test(password),
  },
  ...usernameRules,
  ...maxLengths('firstName', 'lastName'),
  ...fileRules('avatar', 'avatar'),
];

/** The fields of the sign-in form. */
export type SignInForm = { username: string; password: string };

/** The rules of the sign-in form. */
export const signInRules = required<SignInForm>(
  validationTexts.signInIncomplete,
  'username',
  'password',
);

/** The field of the form that connects an account with Google. */
export type ConfirmPasswordForm = { password: string };

/** The rules of the form that connects an account with Google. */
export const confirmPasswordRules = required<ConfirmPasswordForm>(
  validationTexts.passwordMissing,
  'password',
);

/** The fields of the form that asks for a reset link. */
export type ForgotPasswordForm = { email: string };

/** The rules of the form that asks for a reset link. */
export const forgotPasswordRules: readonly Rule<ForgotPasswordForm>[] = [
  ...required<ForgotPasswordForm>(validationTexts.emailMissing, 'email'),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
];

/** The field of every form that sets a new password. */
export type NewPasswordForm = { newPassword: string };

const newPasswordRules: readonly Rule<NewPasswordForm>[] = [
  {
    field: 'newPassword',
    message: validationTexts.passwordTooShort,
    holds: ({ newPassword }) => newPassword.length >= limits.passwordLength,
  },
  {
    field: 'newPassword',
    message: validationTexts.passwordTooSimple,
    holds: ({ newPassword }) =>
      has.lower.test(newPassword) && has.upper.test(newPassword) && has.special.test(newPassword),
  },
  ...maxLengths('newPassword'),
];

/** The fields of the form that resets a password. */
export type ResetPasswordForm = NewPasswordForm & { confirmPassword: string };

/** The rules of the form that resets a password. */
export const resetPasswordRules: readonly Rule<ResetPasswordForm>[] = [
  ...newPasswordRules,
  {
    field: 'confirmPassword',
    message: validationTexts.passwordsDiffer,
    holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  },
  ...required<ResetPasswordForm>(validationTexts.passwordMissing, 'confirmPassword'),
];

/** The fields of a request that changes a password. */
export type ChangePasswordForm = NewPasswordForm & { oldPassword: string };

const oldPasswordRule: Rule<ChangePasswordForm> = {
  field: 'oldPassword',
  message: validationTexts.oldPasswordInvalid,
  holds: ({ oldPassword }) => oldPassword.length >= limits.passwordLength,
};

/** The rules of the API: requests don't contain the confirmation. */
export const changePasswordRules: readonly Rule<ChangePasswordForm>[] = [
  oldPasswordRule,
  ...newPasswordRules,
];

/** The rules of the form. */
export const changePasswordFormRules: readonly Rule<ChangePasswordForm & ResetPasswordForm>[] = [
  oldPasswordRule,
  ...resetPasswordRules,
];

/** The fields of the profile form. */
export type ProfileForm = {
  firstName: string;
  lastName: string;
  bio: string;
  email: string;
  username: string;
  avatar: ChosenFile | null;
};

/** The rules of the profile form. */
export const profileRules: readonly Rule<ProfileForm>[] = [
  ...required<ProfileForm>(
    validationTexts.profileIncomplete,
    'firstName',
    'lastName',
    'bio',
    'email',
  ),
  { field: 'email', message: validationTexts.emailInvalid, holds: ({ email }) => isEmail(email) },
  {
    field: 'username',
    message: validationTexts.usernameTooShort,
    holds: ({ username }) => usernameLength(username) >= limits.usernameLength,
  },
  ...usernameRules,
  ...maxLengths('firstName', 'lastName', 'bio'),
  ...fileRules('avatar', 'avatar'),
];

/** The field of the cover image form. */
export type CoverForm = { bgImage: ChosenFile | null };

/** The rules of the cover image form. */
export const coverRules: readonly Rule<CoverForm>[] = [
  ...required<CoverForm>(validationTexts.coverMissing, 'bgImage'),
  ...fileRules('bgImage', 'cover'),
];

/** The field of the form that deletes the user's own account. */
export type CloseAccountForm = { consent: boolean };

/** The rules of the form that deletes the user's own account. */
export const closeAccountRules: readonly Rule<CloseAccountForm>[] = [
  {
    field: 'consent',
    message: validationTexts.consentMissing,
    holds: ({ consent }) => consent,
  },
];

/** The fields of a post. */
export type PostForm = {
  title: string;
  content: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  url: string;
  /** As `readCanonicalUrl` returns it. */
  canonicalUrl: string | null;
  postImage: ChosenFile | null;
};

const postLimits: readonly Rule<PostForm>[] = [
  {
    field: 'tags',
    message: validationTexts.tooManyTags,
    holds: ({ tags }) => tags.length <= limits.tagsPerPost,
  },
  ...maxLengths('title', 'seoKeywords', 'metaDescription', 'url'),
  {
    field: 'tags',
    message: validationTexts.tagTooLong,
    holds: ({ tags }) => tags.every((tag) => tag.trim().length <= limits.longest.tag),
  },
  {
    field: 'canonicalUrl',
    message: validationTexts.canonicalUrl,
    holds: ({ canonicalUrl }) => canonicalUrl !== null,
  },
  ...fileRules('postImage', 'post'),
];

/** What a published post has, besides a picture. */
export const completePostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(validationTexts.postIncomplete, 'title', 'content'),
  { field: 'tags', message: validationTexts.postIncomplete, holds: ({ tags }) => tags.length > 0 },
  ...required<PostForm>(validationTexts.postIncomplete, 'seoKeywords', 'metaDescription', 'url'),
];

/** The rules of a changed post, which already has a picture. */
export const updatePostRules: readonly Rule<PostForm>[] = [...completePostRules, ...postLimits];

/** The rules of a post that is not published: the rest can be added later. */
export const draftPostRules: readonly Rule<PostForm>[] = [
  {
    field: 'title',
    message: validationTexts.draftIncomplete,
    holds: ({ title, content }) => title.trim() !== '' || content.trim() !== '',
  },
  ...postLimits,
];

/** The rules of a new post: the picture is mandatory too. */
export const createPostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(validationTexts.postIncomplete, 'postImage'),
  ...updatePostRules,
];

/** The rules of a new address for a post. */
export const postUrlRules: readonly Rule<{ url: string }>[] = [
  ...required<{ url: string }>(validationTexts.urlMissing, 'url'),
  ...maxLengths('url'),
];

/** A post's url in its normal form (NFKC), with hyphens for spaces. */
export function hyphenated(url: string) {
  return url.normalize('NFKC').trim().replaceAll(/\s+/g, '-');
}

/** The fields of the contact form. */
export type ContactForm = { name: string; email: string; subject: string; message: string };

/** The rules of the contact form. */
export const contactRules: readonly Rule<ContactForm>[] = [
  ...required<ContactForm>(
    validationTexts.contactIncomplete,
    'name',
    'email',
    'subject',
    'message',
  ),
  {
    field: 'email',
    message: validationTexts.contactEmailInvalid,
    holds: ({ email }) => isEmail(email),
  },
  ...maxLengths('name', 'subject', 'message'),
];
