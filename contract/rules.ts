import { type ImageUse, imageTypes, limits } from './limits';

/** One rule of a form: what it says when it is broken, and the field it is said beside. */
export type Rule<Form> = {
  field: keyof Form & string;
  message: string;
  holds: (form: Form) => boolean;
};

export type BrokenRule<Form> = Pick<Rule<Form>, 'field' | 'message'>;

/** What a rule needs to know of a chosen file; a `File` fits, and so does a parsed upload. */
export type ChosenFile = { type: string; size: number };

/** The first rule that `form` breaks, in the order in which the product checks them. */
export function firstBroken<Form>(rules: readonly Rule<Form>[], form: Form) {
  const broken = rules.find((rule) => !rule.holds(form));
  return broken ? { field: broken.field, message: broken.message } : null;
}

const emailPattern =
  /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]*[a-z0-9])*\.[a-z]{2,}$/i;

/** Whether `text` looks like an e-mail address. */
export function isEmail(text: string) {
  return text.length <= 254 && emailPattern.test(text.trim());
}

function isFilled(value: unknown) {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

function required<Form>(message: string, ...fields: (keyof Form & string)[]): Rule<Form>[] {
  return fields.map((field) => ({ field, message, holds: (form) => isFilled(form[field]) }));
}

const plainly = {
  username: 'The username',
  firstName: 'The first name',
  lastName: 'The last name',
  bio: 'The bio',
  newPassword: 'The password',
  name: 'The name',
  subject: 'The subject',
  message: 'The message',
  comment: 'The comment',
  title: 'The title',
  seoKeywords: 'The list of SEO keywords',
  metaDescription: 'The meta description',
  url: 'The post url',
} as const;

/** Said after all other rules: that a text is longer than the product keeps. */
function atMost<Name extends keyof typeof plainly>(...fields: Name[]) {
  return fields.map((field): Rule<Record<Name, string>> => {
    const most = limits.longest[field];
    return {
      field,
      message: `${plainly[field]} is too long: ${most.toLocaleString('en-GB')} characters at most.`,
      holds: (form) => form[field].trim().length <= most,
    };
  });
}

function isImageFor(use: ImageUse, file: ChosenFile | null) {
  return file === null || imageTypes[use].some((type) => type === file.type);
}

const has = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, special: /[^A-Za-z0-9\s]/ };

export const imageMessages = {
  avatar: 'Please choose a jpg, jpeg or png image.',
  cover: 'Please choose a jpg, jpeg, png or webp image.',
  post: 'Please choose a jpg, jpeg or png image.',
  resource: 'Please choose a jpg, jpeg, png, webp or gif image.',
  tooLarge: 'The image is too large: 5 MB at most.',
} as const satisfies Record<ImageUse | 'tooLarge', string>;

/** The rules of one picture: its type for that use, and its size. */
function fileRules<Name extends string>(field: Name, use: ImageUse) {
  type Form = Record<Name, ChosenFile | null>;
  const rules: Rule<Form>[] = [
    {
      field,
      message: imageMessages[use],
      holds: (form) => isImageFor(use, form[field]),
    },
    {
      field,
      message: imageMessages.tooLarge,
      holds: (form) => (form[field]?.size ?? 0) <= limits.fileBytes,
    },
  ];
  return rules;
}

export type SignUpForm = {
  avatar: ChosenFile | null;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
};

export const signUpRules: readonly Rule<SignUpForm>[] = [
  ...required<SignUpForm>(
    'Please fill all the fields including Image',
    'avatar',
    'username',
    'firstName',
    'lastName',
    'email',
    'password',
  ),
  {
    field: 'username',
    message: 'Username should be atleast of 5 characters',
    holds: ({ username }) => username.trim().length >= limits.usernameLength,
  },
  {
    field: 'firstName',
    message: 'Firstname and Lastname should be atleast of 5 characters together',
    holds: ({ firstName, lastName }) =>
      `${firstName.trim()} ${lastName.trim()}`.length >= limits.fullNameLength,
  },
  { field: 'email', message: 'Invalid Email Id', holds: ({ email }) => isEmail(email) },
  {
    field: 'password',
    message: 'Minimum password length should be 8 with Uppercase, Lowercase, Number and Symbol',
    holds: ({ password }) =>
      password.length >= limits.passwordLength &&
      password.length <= limits.signUpPasswordMost &&
      has.lower.test(password) &&
      has.upper.test(password) &&
      has.digit.test(password),
  },
  ...atMost('username', 'firstName', 'lastName'),
  ...fileRules('avatar', 'avatar'),
];

export type SignInForm = { username: string; password: string };

export const signInRules = required<SignInForm>(
  'Please fill all the fields.',
  'username',
  'password',
);

export type ForgotPasswordForm = { email: string };

export const forgotPasswordRules: readonly Rule<ForgotPasswordForm>[] = [
  ...required<ForgotPasswordForm>('Email is required to reset password.', 'email'),
  { field: 'email', message: 'Invalid Email Id', holds: ({ email }) => isEmail(email) },
];

export type NewPasswordForm = { newPassword: string };

const newPasswordRules: readonly Rule<NewPasswordForm>[] = [
  {
    field: 'newPassword',
    message: 'Password must be at least 8 characters long.',
    holds: ({ newPassword }) => newPassword.length >= limits.passwordLength,
  },
  {
    field: 'newPassword',
    message:
      'Password should be longer than 8 alphanumberic small and capital characters with special characters.',
    holds: ({ newPassword }) =>
      has.lower.test(newPassword) && has.upper.test(newPassword) && has.special.test(newPassword),
  },
  ...atMost('newPassword'),
];

export type ResetPasswordForm = NewPasswordForm & { confirmPassword: string };

export const resetPasswordRules: readonly Rule<ResetPasswordForm>[] = [
  ...newPasswordRules,
  {
    field: 'confirmPassword',
    message: 'Passwords and Confirm Password do not match.',
    holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  },
];

export type ChangePasswordForm = NewPasswordForm & { oldPassword: string };

const oldPasswordRule: Rule<ChangePasswordForm> = {
  field: 'oldPassword',
  message: 'Please enter valid password',
  holds: ({ oldPassword }) => oldPassword.length >= limits.passwordLength,
};

/** As the API checks it: the wire carries no confirmation. */
export const changePasswordRules: readonly Rule<ChangePasswordForm>[] = [
  oldPasswordRule,
  ...newPasswordRules,
];

/** As the screen checks it. */
export const changePasswordFormRules: readonly Rule<ChangePasswordForm & ResetPasswordForm>[] = [
  oldPasswordRule,
  ...resetPasswordRules,
];

export type ProfileForm = {
  firstName: string;
  lastName: string;
  bio: string;
  email: string;
  username: string;
  avatar: ChosenFile | null;
};

export const profileRules: readonly Rule<ProfileForm>[] = [
  ...required<ProfileForm>('All fields are mandatory', 'firstName', 'lastName', 'bio', 'email'),
  { field: 'email', message: 'Invalid Email Id', holds: ({ email }) => isEmail(email) },
  {
    field: 'username',
    message: 'Username should be atleast of 5 characters',
    holds: ({ username }) => username.trim().length >= limits.usernameLength,
  },
  ...atMost('username', 'firstName', 'lastName', 'bio'),
  ...fileRules('avatar', 'avatar'),
];

export type CoverForm = { bgImage: ChosenFile | null };

export const coverRules: readonly Rule<CoverForm>[] = [
  ...required<CoverForm>('Please upload an Image for Background.', 'bgImage'),
  ...fileRules('bgImage', 'cover'),
];

export type CloseAccountForm = { consent: boolean };

export const closeAccountRules: readonly Rule<CloseAccountForm>[] = [
  {
    field: 'consent',
    message: 'Please tick the box to confirm that you want to delete your account.',
    holds: ({ consent }) => consent,
  },
];

export type PostForm = {
  title: string;
  content: string;
  tags: readonly string[];
  seoKeywords: string;
  metaDescription: string;
  url: string;
  postImage: ChosenFile | null;
};

const postFieldsMandatory = 'All fields are mandatory!!';

/** The rules of a changed post: a picture it already has. */
export const updatePostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(postFieldsMandatory, 'title', 'content'),
  { field: 'tags', message: postFieldsMandatory, holds: ({ tags }) => tags.length > 0 },
  ...required<PostForm>(postFieldsMandatory, 'seoKeywords', 'metaDescription', 'url'),
  {
    field: 'tags',
    message: `Cannot add more than ${limits.tagsPerPost} tags.`,
    holds: ({ tags }) => tags.length <= limits.tagsPerPost,
  },
  ...atMost('title', 'seoKeywords', 'metaDescription', 'url'),
  {
    field: 'tags',
    message: `A tag is too long: ${limits.longest.tag} characters at most.`,
    holds: ({ tags }) => tags.every((tag) => tag.trim().length <= limits.longest.tag),
  },
  ...fileRules('postImage', 'post'),
];

/** The rules of a new post, in which the picture is mandatory too. */
export const createPostRules: readonly Rule<PostForm>[] = [
  ...required<PostForm>(postFieldsMandatory, 'postImage'),
  ...updatePostRules,
];

export const postUrlChanged = "Can't change Post Url.";

/** Spaces in a post's url become hyphens. */
export function hyphenated(url: string) {
  return url.trim().replaceAll(/\s+/g, '-');
}

export type ContactForm = { name: string; email: string; subject: string; message: string };

export const contactRules: readonly Rule<ContactForm>[] = [
  ...required<ContactForm>('All fields are mandatory.', 'name', 'email', 'subject', 'message'),
  { field: 'email', message: 'Invalid email id', holds: ({ email }) => isEmail(email) },
  ...atMost('name', 'subject', 'message'),
];

export type CommentForm = { comment: string };

/** Empty text is no broken rule: nothing is sent for it. */
export const commentRules: readonly Rule<CommentForm>[] = atMost('comment');
