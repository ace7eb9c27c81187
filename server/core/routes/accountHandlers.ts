import type { Handlers } from '../http/handlerTypes';
import { passwordHandlers } from './passwords';
import { sessionHandlers } from './session';
import { signInHandlers } from './signIn';
import { verificationHandlers } from './verification';

export const accountHandlers = {
  ...signInHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
} satisfies Partial<Handlers>;
