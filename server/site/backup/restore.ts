import { runRestore } from './commands';
import { databaseTemplate } from './openDriver';

process.exitCode = await runRestore({
  args: process.argv.slice(2),
  environment: process.env,
  template: databaseTemplate(import.meta.dirname),
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
