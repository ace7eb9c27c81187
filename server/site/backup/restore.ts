import { processOptions } from '../commands/runCommand';
import { runRestore } from './commands';
import { databaseTemplate } from './openDriver';

const template = databaseTemplate(import.meta.dirname);

process.exitCode = await runRestore({ ...processOptions(), template });
