import { firstBroken, resetPasswordRules, signUpRules } from '@contract/rules';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { firstPasswordParts, newPasswordParts, type PasswordPart } from './passwordParts';

const password = string({
  unit: constantFrom('a', 'z', 'A', 'Z', '0', '9', '!', '-', ' ', 'é'),
  minLength: 1,
  maxLength: 24,
});

function allHold(parts: readonly PasswordPart[], text: string) {
  return parts.every(({ holds }) => holds(text));
}

test('the parts of a first password hold exactly when the sign-up rule does', () => {
  const rest = {
    avatar: { type: 'image/png', size: 1 },
    username: 'somebody',
    firstName: 'Some',
    lastName: 'Body',
    email: 'some@body.example',
  };
  assert(
    property(password, (text) => {
      const broken = firstBroken(signUpRules, { ...rest, password: text });
      expect(allHold(firstPasswordParts, text)).toBe(broken === null);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test('the parts of a new password hold exactly when its rules do', () => {
  assert(
    property(password, (text) => {
      const broken = firstBroken(resetPasswordRules, { newPassword: text, confirmPassword: text });
      expect(allHold(newPasswordParts, text)).toBe(broken === null);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
