import { z } from 'zod';

type Schema = {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: { enum?: string[] };
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
};

const under = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const keysOf = (schema: Schema, path: string): string[] => {
  const inner = [
    ...choicesOf(schema).map((one) => [one, path] as const),
    ...Object.entries(schema.properties ?? {}).map(([key, one]) => [one, under(path, key)] as const),
    ...entriesOf(schema).map(([key, one]) => [one, under(path, key)] as const),
    ...(schema.items ? [[schema.items, `${path}[]`] as const] : []),
  ];
  if (inner.length > 0) return inner.flatMap(([one, where]) => keysOf(one, where));
  const isSaid = schema.enum !== undefined || 'const' in schema || isPlain(schema.type);
  return [isSaid ? path : `${path}: anything`];
};

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) =>
  [...anyOf, ...oneOf, ...allOf].filter(({ type }) => type !== 'null');

const PLAIN = ['string', 'number', 'integer', 'boolean', 'null'];
const isPlain = (type: string | string[] = []) => {
  const types = [type].flat();
  return types.length > 0 && types.every((one) => PLAIN.includes(one));
};

/** What a record holds, under the names that it can have, or under `*`. */
const entriesOf = ({ additionalProperties: value, propertyNames }: Schema): [string, Schema][] => {
  if (!value) return [];
  const names = propertyNames?.enum ?? ['*'];
  return names.map((name) => [name, value === true ? {} : value]);
};

/**
 * Every field that an answer can have, once, by its path: `course.venue.name`, `courses[].slug`. What the contract
 * lets through unseen is `<path>: anything`.
 */
export const answerKeys = (answer: z.ZodType): string[] => [
  ...new Set(keysOf(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Schema, '')),
];
