import { processOptions } from '../commands/runCommand';
import { runBackup } from './commands';

process.exitCode = await runBackup(processOptions());
