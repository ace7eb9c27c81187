import type { Handlers } from '../http/handlerTypes';
import { changeCoverHandlers } from './changeCover';
import { readProfileHandlers } from './readProfile';
import { updateProfileHandlers } from './updateProfile';

export const profileHandlers = {
  ...readProfileHandlers,
  ...updateProfileHandlers,
  ...changeCoverHandlers,
} satisfies Partial<Handlers>;
