import { runRestore } from './commands';

process.exitCode = await runRestore({
  args: process.argv.slice(2),
  environment: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
