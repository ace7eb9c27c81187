import type { Handlers } from '../http/handlerTypes';
import { createPostHandlers } from './createPost';
import { publishPostHandlers } from './publishPosts';
import { readPostHandlers } from './readPosts';
import { summarisePostHandlers } from './summarisePost';
import { updatePostHandlers } from './updatePost';

export const postHandlers = {
  ...readPostHandlers,
  ...createPostHandlers,
  ...updatePostHandlers,
  ...publishPostHandlers,
  ...summarisePostHandlers,
} satisfies Partial<Handlers>;
