import { groupDigits } from '../groupDigits';
import { limits } from '../limits';

/** Messages of the rules in contract/rules.ts: the form and the API show the same ones. */
export const validationTexts = {
  signUpIncomplete: 'Please fill all the fields including Image',
  signInIncomplete: 'Please fill all the fields.',
  profileIncomplete: 'All fields are mandatory',
  postIncomplete: 'All fields are mandatory!!',
  draftIncomplete: 'A draft needs a title or a text.',
  contactIncomplete: 'All fields are mandatory.',
  emailMissing: 'Email is required to reset password.',
  emailInvalid: 'Invalid Email Id',
  contactEmailInvalid: 'Invalid email id',
  usernameTooShort: 'Username should be atleast of 5 characters',
  usernameCharacters: 'The username can have letters, digits, dots, underscores and hyphens only.',
  fullNameTooShort: 'Firstname and Lastname should be atleast of 5 characters together',
  signUpPassword:
    'Minimum password length should be 8 with Uppercase, Lowercase, Number and Symbol',
  passwordTooShort: 'Password must be at least 8 characters long.',
  passwordTooSimple:
    'Password should be longer than 8 alphanumberic small and capital characters with special characters.',
  passwordsDiffer: 'Passwords and Confirm Password do not match.',
  passwordMissing: 'Please enter the password.',
  oldPasswordInvalid: 'Please enter valid password',
  coverMissing: 'Please upload an Image for Background.',
  consentMissing: 'Please tick the box to confirm that you want to delete your account.',
  tooManyTags: `Cannot add more than ${limits.tagsPerPost} tags.`,
  tagTooLong: `A tag is too long: ${limits.longest.tag} characters at most.`,
  canonicalUrl: `Enter the https address of a page on another site, with at most ${groupDigits(limits.longest.canonicalUrl)} characters.`,
  urlMissing: 'Enter a post url.',
  urlChanged: "Can't change Post Url.",
} as const;
