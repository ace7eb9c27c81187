import { astronomyOne } from './covers/astronomyOne.mjs';
import { astronomyTwo } from './covers/astronomyTwo.mjs';
import { booksOne } from './covers/booksOne.mjs';
import { booksTwo } from './covers/booksTwo.mjs';
import { cookingOne } from './covers/cookingOne.mjs';
import { cookingTwo } from './covers/cookingTwo.mjs';
import { gardeningOne } from './covers/gardeningOne.mjs';
import { gardeningTwo } from './covers/gardeningTwo.mjs';
import { historyOne } from './covers/historyOne.mjs';
import { historyTwo } from './covers/historyTwo.mjs';
import { musicOne } from './covers/musicOne.mjs';
import { musicTwo } from './covers/musicTwo.mjs';
import { photographyOne } from './covers/photographyOne.mjs';
import { photographyTwo } from './covers/photographyTwo.mjs';
import { runningOne } from './covers/runningOne.mjs';
import { runningTwo } from './covers/runningTwo.mjs';
import { travelOne } from './covers/travelOne.mjs';
import { travelTwo } from './covers/travelTwo.mjs';
import { typographyOne } from './covers/typographyOne.mjs';
import { typographyTwo } from './covers/typographyTwo.mjs';
import { webDevelopmentOne } from './covers/webDevelopmentOne.mjs';
import { webDevelopmentTwo } from './covers/webDevelopmentTwo.mjs';
import { woodworkingOne } from './covers/woodworkingOne.mjs';
import { woodworkingTwo } from './covers/woodworkingTwo.mjs';

/** Eight covers for each subject; a cover's number is its place in the list. */
export const subjects = {
  gardening: [...gardeningOne, ...gardeningTwo],
  cooking: [...cookingOne, ...cookingTwo],
  travel: [...travelOne, ...travelTwo],
  'web-development': [...webDevelopmentOne, ...webDevelopmentTwo],
  astronomy: [...astronomyOne, ...astronomyTwo],
  typography: [...typographyOne, ...typographyTwo],
  books: [...booksOne, ...booksTwo],
  history: [...historyOne, ...historyTwo],
  music: [...musicOne, ...musicTwo],
  photography: [...photographyOne, ...photographyTwo],
  running: [...runningOne, ...runningTwo],
  woodworking: [...woodworkingOne, ...woodworkingTwo],
};
