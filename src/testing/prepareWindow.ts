import { speedUpComputedStyle } from './computedStyle';
import { speedUpIdQueries } from './idQueries';
import { speedUpLabels } from './labels';
import { speedUpMatches } from './matches';
import { polyfillBrowser } from './polyfills';

// The files of one worker share the window and this module, so these run once.
polyfillBrowser();
speedUpComputedStyle();
speedUpIdQueries();
speedUpLabels();
speedUpMatches();
