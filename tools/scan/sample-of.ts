import { z } from 'zod';

type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** What a field is filled with whose schema is a pattern or a rule: by the end of its name. */
const BY_NAME: [RegExp, string][] = [
  [/email$/i, 'someone@example.com'],
  [/phone(number)?$/i, '+971 4 000 0000'],
  [/(date|^on|from|to|day)$/i, '2027-03-05'],
  [/url$/i, 'https://example.com/'],
  [/(currency)$/i, 'AED'],
  [/country$/i, 'United Arab Emirates'],
  [/password$/i, 'Long-enough-2026'],
  [/id$/i, '018f0000-0000-7000-8000-000000000000'],
];
const DEEPEST = 4;

/** Something that a contract's schema mostly accepts, so that a scanner's changes to it get behind the validation. */
export const sampleOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
  schema ? (fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) as never) : {};

const fill = (schema: Schema, name = '', depth = 0): unknown => {
  const { const: only, enum: options = [], default: usual, anyOf, oneOf, properties = {} } = schema;
  if (only !== undefined) return only;
  const option = options.find((value) => value !== '');
  if (option !== undefined) return option;
  const first = (anyOf ?? oneOf)?.find(({ type }) => type !== 'null');
  if (first) return fill(first, name, depth);
  if (schema.type === 'object' || schema.properties) {
    if (depth > DEEPEST) return {};
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner]) => [key, fill(inner, key, depth + 1)]),
    );
  }
  if (schema.type === 'array') return schema.items ? [fill(schema.items, name, depth + 1)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return usual ?? Math.max(schema.minimum ?? 1, 1);
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? (usual || 'botox');
};
