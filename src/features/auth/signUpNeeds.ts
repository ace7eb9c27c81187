import { limits } from '@contract/limits';

/** What each empty field of the sign-up form needs. */
export const signUpNeeds = {
  avatar: 'Choose a picture, or use your initials.',
  username: `Choose a username of at least ${limits.usernameLength} characters.`,
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your e-mail address.',
  password: 'Choose a password that meets the list above.',
} as const;
