import { astronomy1To4 } from './covers/astronomy1To4.mjs';
import { astronomy5To8 } from './covers/astronomy5To8.mjs';
import { books1To4 } from './covers/books1To4.mjs';
import { books5To8 } from './covers/books5To8.mjs';
import { cooking1To4 } from './covers/cooking1To4.mjs';
import { cooking5To8 } from './covers/cooking5To8.mjs';
import { gardening1To4 } from './covers/gardening1To4.mjs';
import { gardening5To8 } from './covers/gardening5To8.mjs';
import { history1To4 } from './covers/history1To4.mjs';
import { history5To8 } from './covers/history5To8.mjs';
import { music1To4 } from './covers/music1To4.mjs';
import { music5To8 } from './covers/music5To8.mjs';
import { photography1To4 } from './covers/photography1To4.mjs';
import { photography5To8 } from './covers/photography5To8.mjs';
import { running1To4 } from './covers/running1To4.mjs';
import { running5To8 } from './covers/running5To8.mjs';
import { travel1To4 } from './covers/travel1To4.mjs';
import { travel5To8 } from './covers/travel5To8.mjs';
import { typography1To4 } from './covers/typography1To4.mjs';
import { typography5To8 } from './covers/typography5To8.mjs';
import { webDevelopment1To4 } from './covers/webDevelopment1To4.mjs';
import { webDevelopment5To8 } from './covers/webDevelopment5To8.mjs';
import { woodworking1To4 } from './covers/woodworking1To4.mjs';
import { woodworking5To8 } from './covers/woodworking5To8.mjs';

/** Eight covers for each subject; a cover's number is its place in the list. */
export const subjects = {
  gardening: [...gardening1To4, ...gardening5To8],
  cooking: [...cooking1To4, ...cooking5To8],
  travel: [...travel1To4, ...travel5To8],
  'web-development': [...webDevelopment1To4, ...webDevelopment5To8],
  astronomy: [...astronomy1To4, ...astronomy5To8],
  typography: [...typography1To4, ...typography5To8],
  books: [...books1To4, ...books5To8],
  history: [...history1To4, ...history5To8],
  music: [...music1To4, ...music5To8],
  photography: [...photography1To4, ...photography5To8],
  running: [...running1To4, ...running5To8],
  woodworking: [...woodworking1To4, ...woodworking5To8],
};
