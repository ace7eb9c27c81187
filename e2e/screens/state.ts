import type { Site } from '../pages/Site';

/** A state of a screen: what it is called in the gallery, and how to get there. */
export type State = {
  name: string;
  /** Parts that the accessibility rules ask for, like the heading, have not been loaded. */
  isIncomplete?: boolean;
  show: (site: Site) => Promise<void>;
  /** In pixels; without it, those of phones, tablets and computers. */
  widths?: readonly number[];
  /** Opens what another width of the screen has closed. */
  showAgain?: (site: Site) => Promise<void>;
};
