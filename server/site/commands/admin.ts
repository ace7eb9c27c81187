import { runAdmin } from './runAdmin';
import { processOptions } from './runCommand';

process.exitCode = await runAdmin(processOptions());
