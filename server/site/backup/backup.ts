import { runBackup } from './commands';

process.exitCode = await runBackup({
  args: process.argv.slice(2),
  environment: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
