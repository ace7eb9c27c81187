import { runBuilt } from './runBuilt.mjs';

runBuilt('restore');
