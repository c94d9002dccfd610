import type { z } from 'zod';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import type { Issue } from '#contracts/errors.ts';
import { AppError } from './app-error.ts';

export type RawInput = { params?: unknown; query?: unknown; body?: unknown };

/**
 * Parses params, query and body by the endpoint's schemas into one object. All failing fields are told at once,
 * in the order of the schema, and the message is the first.
 */
export const validate = (endpoint: EndpointOptions, raw: RawInput): Record<string, unknown> => {
  const issues: Issue[] = [];
  const values: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part] ?? {});
    if (parsed.success) Object.assign(values, parsed.data);
    else issues.push(...inOrder(schema, parsed.error));
  }
  if (issues[0]) throw new AppError('invalid-input', { message: issues[0].message, issues });
  return values;
};

const inOrder = (schema: z.ZodObject, error: z.ZodError): Issue[] => {
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
        : [{ field: issue.path.join('.'), message: issue.message }],
    )
    .filter((issue) => !seen.has(issue.field) && seen.add(issue.field))
    .sort((a, b) => rank(a) - rank(b));
};
