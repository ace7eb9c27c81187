import type { Endpoint } from '@contract/endpoint';
import { limits } from '@contract/limits';
import { requestMessages } from '@contract/texts/apiMessages';
import * as v from 'valibot';
import type { ApiContext } from '../cookies';
import { brokenRule, malformed } from '../failure';
import type { BodyShare } from './bodyBudget';
import { type BodyRules, bodyLimits, readBody } from './readBody';

const loneSurrogate = /\p{Surrogate}/u;

function isWellFormedText(text: string) {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

/**
 * Whether no string in `value` has lone surrogates or null characters. Iterative, so deep nesting
 * can't overflow the stack.
 */
export function isWellFormed(value: unknown) {
  const unchecked: unknown[] = [value];
  while (unchecked.length > 0) {
    const next = unchecked.pop();
    if (typeof next === 'string') {
      if (!isWellFormedText(next)) return false;
    } else if (next !== null && typeof next === 'object' && !(next instanceof Blob)) {
      for (const inner of Object.values(next)) unchecked.push(inner);
    }
  }
  return true;
}

const isTooLong = (parameter: string) => parameter.length > limits.longest.parameter;

function parsed(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (Array.isArray(value) || !isWellFormed(value)) throw malformed();
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const tooLong = result.issues.find(({ type }) => type === 'max_length');
  if (!tooLong) throw malformed();
  throw brokenRule(requestMessages.tooLong, v.getDotPath(tooLong) ?? undefined);
}

type Incoming = {
  endpoint: Endpoint;
  honoContext: ApiContext;
  isVisitor: boolean;
  share: BodyShare;
  /** Called with the body before it is parsed. */
  onBody(body: unknown): Promise<void>;
};

function bodyRules({ endpoint, isVisitor, share }: Incoming): BodyRules {
  const kind = endpoint.bodyKind;
  const isSmall = isVisitor && !endpoint.visitorsUpload;
  return { kind, most: isSmall ? bodyLimits.visitor : bodyLimits[kind], share };
}

/** Parameters, query and body of a request, parsed with the endpoint's schemas. */
export async function readInput(incoming: Incoming) {
  const { endpoint, honoContext: context } = incoming;
  const params: Record<string, string> = { ...context.req.param() };
  if (!isWellFormed(params) || Object.values(params).some(isTooLong)) throw malformed();
  const query = parsed(endpoint.query, context.req.query());
  const sent = await readBody(context.req.raw, bodyRules(incoming));
  await incoming.onBody(sent);
  return { params, query, body: parsed(endpoint.body, sent) };
}
