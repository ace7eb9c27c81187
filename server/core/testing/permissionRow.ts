import type { Client } from './createClient';
import type { Scenario } from './createScenario';

/** The post, its comment and everything else belong to the author. */
export const personas = [
  'visitor',
  'author',
  'reader',
  'newbie',
  'blocked',
  'moderator',
  'admin',
] as const;
export type Persona = (typeof personas)[number];

export type Scene = Scenario & { commentId: string };
type Attempt = (client: Client, scene: Scene) => Promise<Response>;
export type Row = readonly [what: string, allowed: readonly Persona[], attempt: Attempt];

export const members = ['author', 'reader', 'newbie', 'moderator', 'admin'] as const;
export const verified = ['author', 'reader', 'moderator', 'admin'] as const;
export const ownAndAdmin = ['author', 'admin'] as const;
export const onlyAdmin = ['admin'] as const;
