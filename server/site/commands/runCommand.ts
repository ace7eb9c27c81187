import { readSettings, type ServerSettings, SettingsError } from '../settings/readSettings';
import { CommandFailure } from './commandFailure';

export type CommandOptions = {
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** What a new PGlite database starts with. */
  template?: string;
};

/** Those of this process. */
export const processOptions = (): CommandOptions => ({
  args: process.argv.slice(2),
  environment: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});

/** Runs a command and returns the exit code of the process: 1 if it failed or returned false. */
export async function runCommand(
  options: CommandOptions,
  command: (settings: ServerSettings, options: CommandOptions) => Promise<boolean>,
) {
  try {
    return (await command(readSettings(options.environment), options)) ? 0 : 1;
  } catch (failure) {
    const isExplained = failure instanceof CommandFailure || failure instanceof SettingsError;
    const isError = failure instanceof Error;
    options.writeError(
      `${isError && !isExplained ? failure.stack : String(isError ? failure.message : failure)}\n`,
    );
    return 1;
  }
}
