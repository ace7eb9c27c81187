import { join } from 'node:path';
import { build } from 'vite';
import { serverBuild } from './buildServer.mjs';
import { root } from './install.mjs';

/** Builds the process in which the journeys run the site with data in memory. */
const entries = { journeySite: 'server/site/testing/journeySite.ts' };
await build(serverBuild(join(root, 'dist-journeys'), entries));
