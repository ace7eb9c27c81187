import { describe, expect, test } from 'vitest';
import { commentRules } from './comments/commentRules';
import { limits } from './limits';
import { firstBroken, isEmail, type Rule } from './ruleParts';
import {
  changePasswordFormRules,
  changePasswordRules,
  closeAccountRules,
  contactRules,
  coverRules,
  createPostRules,
  draftPostRules,
  forgotPasswordRules,
  hyphenated,
  profileRules,
  resetPasswordRules,
  signInRules,
  signUpRules,
  updatePostRules,
} from './rules';
import { validationTexts } from './texts/validationTexts';
import { mostFileBytes } from './uploads';

const png = { type: 'image/png', size: 10 };

type Case<Form> = [change: Partial<Form>, field: keyof Form & string, message: string];

function describeRules<Form extends object>(
  name: string,
  {
    rules,
    good,
    broken,
  }: { rules: readonly Rule<Form>[]; good: NoInfer<Form>; broken: Case<NoInfer<Form>>[] },
) {
  describe(name, () => {
    test('accepts a valid form', () => {
      expect(firstBroken(rules, good)).toBeNull();
    });
    test.each(broken)('rejects %j at %s: %s', (change, field, message) => {
      expect(firstBroken(rules, { ...good, ...change })).toEqual({ field, message });
    });
  });
}

const all = 'Please fill all the fields including Image';
const strong = 'Minimum password length should be 8 with Uppercase, Lowercase, Number and Symbol';

describeRules('sign-up', {
  rules: signUpRules,
  good: {
    avatar: png,
    username: 'abcde',
    firstName: 'Al',
    lastName: 'By',
    email: 'a@b.co',
    password: 'Abcdefg1',
  },
  broken: [
    [{ avatar: null }, 'avatar', all],
    [{ username: '' }, 'username', all],
    [{ firstName: '  ' }, 'firstName', all],
    [{ lastName: '' }, 'lastName', all],
    [{ email: '' }, 'email', all],
    [{ password: '' }, 'password', all],
    [{ username: 'abcd' }, 'username', 'Username should be atleast of 5 characters'],
    [
      { firstName: 'A', lastName: 'Bo' },
      'firstName',
      'Firstname and Lastname should be atleast of 5 characters together',
    ],
    [{ email: 'a@b' }, 'email', 'Invalid Email Id'],
    [{ password: 'Abcdef1' }, 'password', strong],
    [{ password: `Abc1${'x'.repeat(17)}` }, 'password', strong],
    [{ password: 'abcdefg1' }, 'password', strong],
    [{ password: 'ABCDEFG1' }, 'password', strong],
    [{ password: 'Abcdefgh' }, 'password', strong],
    [
      { avatar: { type: 'image/webp', size: 10 } },
      'avatar',
      'Please choose a jpg, jpeg or png image.',
    ],
    [
      { avatar: { type: 'image/png', size: mostFileBytes + 1 } },
      'avatar',
      'The image is too large: 5 MB at most.',
    ],
    [
      { username: 'abcd', email: 'nonsense' },
      'username',
      'Username should be atleast of 5 characters',
    ],
  ],
});

test('a sign-up password can have 20 characters and needs no symbol', () => {
  const password = `Abc1${'x'.repeat(16)}`;
  const rule = signUpRules.find(({ message }) => message === strong);
  expect(
    rule?.holds({ avatar: png, username: '', firstName: '', lastName: '', email: '', password }),
  ).toBe(true);
});

describeRules('sign-in', {
  rules: signInRules,
  good: { username: 'a', password: 'b' },
  broken: [
    [{ username: '' }, 'username', 'Please fill all the fields.'],
    [{ password: '' }, 'password', 'Please fill all the fields.'],
  ],
});

describeRules('forgot password', {
  rules: forgotPasswordRules,
  good: { email: 'a@b.co' },
  broken: [
    [{ email: '' }, 'email', 'Email is required to reset password.'],
    [{ email: 'a b@c.de' }, 'email', 'Invalid Email Id'],
  ],
});

const short = 'Password must be at least 8 characters long.';
const special =
  'Password should be longer than 8 alphanumberic small and capital characters with special characters.';
const differ = 'Passwords and Confirm Password do not match.';

describeRules('reset password', {
  rules: resetPasswordRules,
  good: { newPassword: 'Abcdefg!', confirmPassword: 'Abcdefg!' },
  broken: [
    [{ newPassword: 'Abcdef!' }, 'newPassword', short],
    [{ newPassword: 'abcdefg!' }, 'newPassword', special],
    [{ newPassword: 'ABCDEFG!' }, 'newPassword', special],
    [{ newPassword: 'Abcdefg1' }, 'newPassword', special],
    [{ confirmPassword: 'Abcdefg?' }, 'confirmPassword', differ],
  ],
});

describeRules('change password form', {
  rules: changePasswordFormRules,
  good: { oldPassword: '12345678', newPassword: 'Abcdefg!', confirmPassword: 'Abcdefg!' },
  broken: [
    [{ oldPassword: '1234567' }, 'oldPassword', 'Please enter valid password'],
    [{ oldPassword: '', newPassword: '' }, 'oldPassword', 'Please enter valid password'],
    [{ newPassword: 'Ab!' }, 'newPassword', short],
    [{ confirmPassword: '' }, 'confirmPassword', differ],
  ],
});

describeRules('change password request', {
  rules: changePasswordRules,
  good: { oldPassword: '12345678', newPassword: 'Abcdefg!' },
  broken: [[{ newPassword: 'Abcdefgh' }, 'newPassword', special]],
});

describeRules('profile', {
  rules: profileRules,
  good: {
    firstName: 'A',
    lastName: 'B',
    bio: 'c',
    email: 'a@b.co',
    username: 'abcde',
    avatar: null,
  },
  broken: [
    [{ firstName: '' }, 'firstName', 'All fields are mandatory'],
    [{ lastName: '' }, 'lastName', 'All fields are mandatory'],
    [{ bio: ' ' }, 'bio', 'All fields are mandatory'],
    [{ email: '' }, 'email', 'All fields are mandatory'],
    [{ email: 'x' }, 'email', 'Invalid Email Id'],
    [{ username: 'abcd' }, 'username', 'Username should be atleast of 5 characters'],
    [
      { avatar: { type: 'image/gif', size: 1 } },
      'avatar',
      'Please choose a jpg, jpeg or png image.',
    ],
  ],
});

describeRules('cover image', {
  rules: coverRules,
  good: { bgImage: { type: 'image/webp', size: mostFileBytes } },
  broken: [
    [{ bgImage: null }, 'bgImage', 'Please upload an Image for Background.'],
    [
      { bgImage: { type: 'image/svg+xml', size: 1 } },
      'bgImage',
      'Please choose a jpg, jpeg, png or webp image.',
    ],
  ],
});

describeRules('closing an account', {
  rules: closeAccountRules,
  good: { consent: true },
  broken: [
    [
      { consent: false },
      'consent',
      'Please tick the box to confirm that you want to delete your account.',
    ],
  ],
});

const mandatory = 'All fields are mandatory!!';
const post = {
  title: 't',
  content: 'c',
  tags: ['a'],
  seoKeywords: 'k',
  metaDescription: 'm',
  url: 'u',
  canonicalUrl: '',
  postImage: png,
};
const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag-${at}`);

describeRules('a new post', {
  rules: createPostRules,
  good: { ...post, tags: tags(12) },
  broken: [
    [{ title: ' ' }, 'title', mandatory],
    [{ content: '' }, 'content', mandatory],
    [{ tags: [] }, 'tags', mandatory],
    [{ seoKeywords: '' }, 'seoKeywords', mandatory],
    [{ metaDescription: '' }, 'metaDescription', mandatory],
    [{ url: '' }, 'url', mandatory],
    [{ postImage: null }, 'postImage', mandatory],
    [{ tags: tags(13) }, 'tags', 'Cannot add more than 12 tags.'],
    [
      { postImage: { type: 'image/webp', size: 1 } },
      'postImage',
      'Please choose a jpg, jpeg or png image.',
    ],
  ],
});

describeRules('a changed post', {
  rules: updatePostRules,
  good: { ...post, postImage: null },
  broken: [[{ title: '' }, 'title', mandatory]],
});

describeRules('a draft', {
  rules: draftPostRules,
  good: {
    ...post,
    content: '',
    tags: [],
    seoKeywords: '',
    metaDescription: '',
    url: '',
    postImage: null,
  },
  broken: [
    [{ canonicalUrl: null }, 'canonicalUrl', validationTexts.canonicalUrl],
    [{ title: ' ' }, 'title', 'A draft needs a title or a text.'],
    [{ tags: tags(13) }, 'tags', 'Cannot add more than 12 tags.'],
  ],
});

describeRules('contact', {
  rules: contactRules,
  good: { name: 'n', email: 'a@b.co', subject: 's', message: 'm' },
  broken: [
    [{ name: '' }, 'name', 'All fields are mandatory.'],
    [{ email: '' }, 'email', 'All fields are mandatory.'],
    [{ subject: '' }, 'subject', 'All fields are mandatory.'],
    [{ message: '' }, 'message', 'All fields are mandatory.'],
    [{ email: 'a@b' }, 'email', 'Invalid email id'],
  ],
});

test.each(['a@b.co', 'first.last+tag@sub.example.org', "o'neil@mail.example"])(
  '%s is an e-mail address',
  (address) => expect(isEmail(address)).toBe(true),
);

test.each(['', 'a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.c', 'a@b@c.de'])(
  '"%s" is not an e-mail address',
  (address) => expect(isEmail(address)).toBe(false),
);

test('spaces in an address become hyphens', () => {
  expect(hyphenated('  my first  post ')).toBe('my-first-post');
  expect(hyphenated('ｍｙ　ｆｉｒｓｔ')).toBe('my-first');
});

test.each<[readonly Rule<never>[], string]>([
  [signUpRules, 'The username is too long: 32 characters at most.'],
  [profileRules, 'The bio is too long: 2,000 characters at most.'],
  [resetPasswordRules, 'The password is too long: 200 characters at most.'],
  [contactRules, 'The message is too long: 5,000 characters at most.'],
  [updatePostRules, 'A tag is too long: 60 characters at most.'],
])('in list %#, the maximum length is the last rule of its field', (rules, expected) => {
  const place = rules.findIndex(({ message }) => message === expected);
  expect(place).toBeGreaterThan(0);
  const later = rules.slice(place + 1).map(({ field }) => field);
  expect(later).not.toContain(rules[place]?.field);
});

test('accepts a text of exactly the maximum length', () => {
  expect(firstBroken(commentRules, { comment: 'x'.repeat(limits.longest.comment) })).toBeNull();
  expect(firstBroken(commentRules, { comment: 'x'.repeat(limits.longest.comment + 1) })).toEqual({
    field: 'comment',
    message: 'The comment is too long: 5,000 characters at most.',
  });
});
