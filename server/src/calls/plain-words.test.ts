import { expect, test } from 'vitest';
import { z } from 'zod';
import { uploadEndpoints } from '#contracts/course-office/course-files.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { AppError } from './app-error.ts';
import { validate } from './validate.ts';

const BAD = [
  ...[undefined, null, true, 'x', '', 'x'.repeat(100_000), -1, 0.5, 1e15, Number.NaN],
  ...[[], [1], ['x'], Array.from({ length: 3_000 }, () => 'x'), {}, { x: 1 }, '2027-13-45'],
];

/** One field wrong in every way, also of what is within it. */
const wrongly = (schema: z.core.$ZodType, depth = 0): unknown[] => {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && depth < 4)
    return [...BAD, ...wrongly(inner.element, depth + 1).map((value) => [value])];
  if (!(inner instanceof z.ZodObject) || depth >= 4) return BAD;
  const within = Object.entries<z.core.$ZodType>(inner.shape).flatMap(([key, field]) =>
    wrongly(field, depth + 1).map((value) => ({ [key]: value })),
  );
  return [...BAD, ...within];
};

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType, in: input } = schema._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const next = innerType ?? input;
  return next ? unwrap(next) : schema;
};

const NO_PARTS = { params: undefined, query: undefined, body: undefined };

const answersTo = (endpoint: EndpointOptions): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    (endpoint[part] ? wrongly(endpoint[part]) : []).flatMap((value) => {
      try {
        validate({ ...endpoint, ...NO_PARTS, [part]: endpoint[part] }, { [part]: value });
        return [];
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { message, issues = [] } = error;
        return [message, ...issues.map((issue) => issue.message)];
      }
    }),
  );

const VALIDATOR =
  /\b(Too (small|big)|Invalid (input|option|string|number|key|value|element|discriminator|ISO|UUID|URL|date|time)|[Ee]xpected|received|undefined|NaN|must contain|Unrecognized key|regex|pattern)\b/;

const all = Object.entries<EndpointOptions>({ ...endpoints, ...uploadEndpoints });

test.each(all)('%s says what is wrong in words for people', (_name, endpoint) => {
  expect([...new Set(answersTo(endpoint))].filter((message) => VALIDATOR.test(message))).toEqual([]);
});

test('a field without words of its own is named, and told what it needs', () => {
  const schema = z.object({
    firstName: z.string().min(3).max(5),
    seats: z.number().int().min(1).max(20),
    plan: z.enum(['full', 'deposit']),
    startsOn: z.iso.date(),
    tags: z.array(z.string()).min(2),
  });
  const said = (value: object) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(said({})).toEqual([
    'First name is required',
    'Seats is required',
    'Plan must be one of: full, deposit',
    'Starts on is required',
    'Tags is required',
  ]);
  expect(said({ firstName: 'Jo', seats: 0, plan: 'gift', startsOn: 'soon', tags: [1] })).toEqual([
    'First name needs at least 3 characters',
    'Seats must be at least 1',
    'Plan must be one of: full, deposit',
    'Starts on must be a date as in 2027-03-05',
    'Tags must be text',
    'Tags needs at least 2 entries',
  ]);
  expect(said({ firstName: 'Joanna', seats: 1.5, plan: 1, startsOn: 1, tags: 'list' })).toEqual([
    'First name can have at most 5 characters',
    'Seats must be a whole number',
    'Plan must be one of: full, deposit',
    'Starts on must be text',
    'Tags must be a list',
  ]);
  expect(schema.safeParse('x').error?.issues[0]?.message).toBe('The request could not be read.');
});
