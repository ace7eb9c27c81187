import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  newPasswordRequirements,
  type PasswordRequirement,
  signUpPasswordRequirements,
} from './passwordRequirements';
import { firstBroken } from './ruleParts';
import { resetPasswordRules, signUpRules } from './rules';

const password = string({
  unit: constantFrom('a', 'z', 'A', 'Z', '0', '9', '!', '-', ' ', 'é'),
  minLength: 1,
  maxLength: 24,
});

function areAllMet(requirements: readonly PasswordRequirement[], text: string) {
  return requirements.every(({ isMetBy }) => isMetBy(text));
}

test('all sign-up requirements are met exactly if the sign-up rule passes', () => {
  const rest = {
    avatar: { type: 'image/png', size: 1 },
    username: 'someone',
    firstName: 'Some',
    lastName: 'Body',
    email: 'some@body.example',
  };
  assert(
    property(password, (text) => {
      const broken = firstBroken(signUpRules, { ...rest, password: text });
      expect(areAllMet(signUpPasswordRequirements, text)).toBe(broken === null);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test('all requirements of a new password are met exactly if its rules pass', () => {
  assert(
    property(password, (text) => {
      const broken = firstBroken(resetPasswordRules, { newPassword: text, confirmPassword: text });
      expect(areAllMet(newPasswordRequirements, text)).toBe(broken === null);
    }),
    { seed: 7, numRuns: 2000 },
  );
});
