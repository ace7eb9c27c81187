import type { Handlers } from '../http/handler';
import { accountEntryHandlers } from './accountEntry';
import { accountPasswordHandlers } from './accountPasswords';
import { accountSessionHandlers } from './accountSession';
import { accountVerificationHandlers } from './accountVerification';

export const accountHandlers = {
  ...accountEntryHandlers,
  ...accountSessionHandlers,
  ...accountVerificationHandlers,
  ...accountPasswordHandlers,
} satisfies Partial<Handlers>;
