import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdTimeFunctions,
} from 'pino';
import { removeSecrets } from './removeSecrets';

type LogSettings = {
  level: string;
  /** The standard output if not given. */
  destination?: DestinationStream;
};

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : { value };
}

/** An error becomes the field `err`, as pino does it; `msg` is the error's if none is given. */
function cleanInput(input: readonly unknown[]): unknown[] {
  const [first, ...others] = input;
  if (!(first instanceof Error)) return input.map(removeSecrets);
  const err = asFields(removeSecrets(first));
  const message = others.length > 0 ? others.map(removeSecrets) : [err['message']];
  return [{ err }, ...message];
}

/**
 * JSON logs without secrets. A request gets a child logger with its id:
 * `logger.child({ requestId })`. The fields of a child logger are written as they are.
 */
export function createLogger({ level, destination }: LogSettings): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    // Done by `removeSecrets`, also in causes.
    serializers: { err: (err: unknown) => err },
    hooks: {
      logMethod(input, method) {
        Reflect.apply(method, this, cleanInput(input));
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
