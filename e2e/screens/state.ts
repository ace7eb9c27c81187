import type { Site } from '../pages/Site';

/** A state of a screen: what it is called in the gallery, and how to get there. */
export type State = { name: string; show: (site: Site) => Promise<void> };
