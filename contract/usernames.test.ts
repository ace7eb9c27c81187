import { expect, test } from 'vitest';
import { firstBroken } from './ruleParts';
import { profileRules, signUpRules } from './rules';
import { validationTexts } from './texts/validationTexts';
import { hasUsernameCharacters, normalizeUsername, usernameLength } from './usernames';

test.each([
  'adalove',
  'Ada_Love-1.0',
  'Žofie',
  'Мария',
  'नेहाकुमारी',
  'วิชัยดี',
  '山田太郎一',
  'ａｄａｌｏｖｅ',
])('%s is a username', (username) => {
  expect(hasUsernameCharacters(username)).toBe(true);
});

test.each([
  ['an e-mail address', 'ada@example.com'],
  ['a space', 'ada love'],
  ['a line break', 'ada\nlove'],
  ['a no-break space', 'ada\u00a0love'],
  ['a zero width space', 'ada\u200blove'],
  ['a zero width joiner', 'ada\u200dlove'],
  ['a right-to-left override', 'ada\u202elove'],
  ['a soft hyphen', 'ada\u00adlove'],
  ['a Hangul filler', 'ada\u3164love'],
  ['a variation selector', 'adal\ufe0fove'],
  ['a pile of marks', `ada${'\u0301'.repeat(9)}love`],
  ['a mark without a letter', '\u0301adalove'],
  ['a slash', 'ada/love'],
  ['an emoji', 'adalove🙂'],
])('a username has no %s', (_, username) => {
  expect(hasUsernameCharacters(username)).toBe(false);
});

test('compatibility forms become ordinary characters', () => {
  expect(normalizeUsername(' ﬁｏｎａ①② ')).toBe('fiona12');
});

test('characters are counted after that, letters outside the basic plane as one', () => {
  expect(usernameLength('𐐀𐐁𐐂𐐃')).toBe(4);
  expect(usernameLength('ﷺ')).toBeGreaterThan(5);
});

const form = { avatar: null, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

test.each([
  ['ada@example.com', validationTexts.usernameCharacters],
  ['x'.repeat(33), 'The username is too long: 32 characters at most.'],
  ['ﷺ'.repeat(3), 'The username can have letters, digits, dots, underscores and hyphens only.'],
  ['𐐀𐐁𐐂𐐃', validationTexts.usernameTooShort],
])('the forms refuse %s', (username, message) => {
  const signUp = {
    ...form,
    avatar: { type: 'image/png', size: 1 },
    password: 'Password1',
    username,
  };
  const broken = { field: 'username', message };
  expect(firstBroken(signUpRules, signUp)).toEqual(broken);
  expect(firstBroken(profileRules, { ...form, bio: 'Writes.', username })).toEqual(broken);
});
