import type { Handlers } from '../http/handlerTypes';
import { accountPasswordHandlers } from './passwords';
import { accountSessionHandlers } from './session';
import { accountEntryHandlers } from './signIn';
import { accountVerificationHandlers } from './verification';

export const accountHandlers = {
  ...accountEntryHandlers,
  ...accountSessionHandlers,
  ...accountVerificationHandlers,
  ...accountPasswordHandlers,
} satisfies Partial<Handlers>;
