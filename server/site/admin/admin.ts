import { processOptions } from '../commands/runCommand';
import { runAdmin } from './runAdmin';

process.exitCode = await runAdmin(processOptions());
