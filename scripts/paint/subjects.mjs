import { astronomy } from './subjects/astronomy.mjs';
import { cooking } from './subjects/cooking.mjs';
import { gardening } from './subjects/gardening.mjs';
import { travel } from './subjects/travel.mjs';
import { webDevelopment } from './subjects/webDevelopment.mjs';

export const subjects = {
  gardening,
  cooking,
  travel,
  'web-development': webDevelopment,
  astronomy,
};
