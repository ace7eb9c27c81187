import { cooking } from './subjects/cooking.mjs';
import { gardening } from './subjects/gardening.mjs';
import { travel } from './subjects/travel.mjs';

export const subjects = { gardening, cooking, travel };
