import type { z } from 'zod';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import type { Issue } from '#contracts/errors.ts';
import { AppError } from './app-error.ts';

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };
type Telling = Pick<EndpointOptions, 'tellAll'>;

/**
 * Parses params, query and body by the endpoint's schemas into one object. All failing fields are told at once,
 * in the order of the schema.
 */
export const validate = (endpoint: EndpointOptions, raw: RawInput): Record<string, unknown> => {
  const issues: Issue[] = [];
  const values: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(requireFields(raw[part] ?? {}));
    if (parsed.success) Object.assign(values, parsed.data);
    // An id that could be nobody's is nobody's.
    else if (part === 'params') throw new AppError('not-found', inOrder(schema, parsed.error)[0]);
    else issues.push(...inOrder(schema, parsed.error, part === 'query' ? notOffered : undefined));
  }
  refuseFor(issues, endpoint);
  return values;
};

/** A list, a text or a number has no fields that a schema's rules could look at. */
const requireFields = (value: unknown): object => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformed-body');
  return value;
};

/** What a use case has put together is read as a call would read it: the same words in the same order. */
export const readAll = <S extends z.ZodObject>(
  schema: S,
  raw: unknown,
  telling: Telling = {},
): z.output<S> => {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) refuseFor(inOrder(schema, parsed.error), telling);
  return parsed.data as z.output<S>;
};

/** Ends the call when something fails; the message is the first of them or, where all are told, every one. */
export const refuseFor = (issues: Issue[], { tellAll = false }: Telling = {}): void => {
  const told = tellAll ? issues : issues.slice(0, 1);
  const message = told.map((issue) => issue.message).join(', ');
  if (issues.length > 0) throw new AppError('invalid-input', { message, issues });
};

/** What an address asks for is one of a few things, or of a form that only a program types wrongly. */
const notOffered = (field: string): string => `“${field}” has no such value`;

const inOrder = (schema: z.ZodObject, error: z.ZodError, words?: (field: string) => string): Issue[] => {
  const order = Object.keys(schema.shape);
  const rank = (issue: Issue) => {
    const at = order.indexOf(issue.field.split('.')[0] ?? '');
    return at < 0 ? order.length : at;
  };
  const seen = new Set<string>();
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join('.'),
            message: `Unknown field: ${key}`,
          }))
        : [{ field: issue.path.join('.'), message: issue.message }].map((told) =>
            words ? { ...told, message: words(told.field) } : told,
          ),
    )
    .filter((issue) => !seen.has(issue.field) && seen.add(issue.field))
    .sort((a, b) => rank(a) - rank(b));
};
