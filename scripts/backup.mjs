import { runBuilt } from './runBuilt.mjs';

runBuilt('backup');
