import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { DISCIPLINES, EXPERIENCE_LEVELS } from '#contracts/courses/course-options.ts';
import {
  type CourseContent,
  courseContent,
  courseModule,
  courseTest,
  lineageId,
} from '#contracts/learning/content.ts';

const words = z.string().trim().min(1);

/** What is sold. Prices are whole EUR; `accessMonths` null is for a lifetime. */
const courseFacts = z.strictObject({
  slug: lineageId,
  code: words,
  title: words,
  discipline: z.enum(DISCIPLINES),
  description: words,
  priceEur: z.int().nonnegative(),
  isFree: z.boolean(),
  accessMonths: z.int().positive().nullable(),
  level: z.enum(EXPERIENCE_LEVELS),
  language: words,
  /** Slugs of the demo's instructors. */
  instructors: z.array(lineageId).min(1),
  outcomes: z.array(words).min(1),
  audience: z.array(words).min(1),
  prerequisites: z.array(words),
  faq: z.array(z.strictObject({ question: words, answer: words })),
  cpdPoints: z.number().nonnegative(),
});
export type CourseFacts = z.output<typeof courseFacts>;

const recording = z.strictObject({
  durationMs: z.int().positive(),
  words: z.array(z.int().nonnegative()),
});

/** A self-paced course as it is written down in a folder of `content/courses`. */
export async function readCourse(folder: string): Promise<{ facts: CourseFacts; content: CourseContent }> {
  const names = (await readdir(folder)).sort();
  const modules = names.filter((name) => /^module-\d+\.yaml$/.test(name));
  const tests = names.filter((name) => name === 'tests.yaml');
  const content = {
    modules: await Promise.all(modules.map((name) => readPart(folder, name, courseModule))),
    tests: (await Promise.all(tests.map((name) => readPart(folder, name, z.array(courseTest))))).flat(),
  };
  return {
    facts: await readPart(folder, 'course.yaml', courseFacts),
    content: checked(courseContent, content, folder),
  };
}

async function readPart<Part>(folder: string, name: string, schema: z.ZodType<Part>): Promise<Part> {
  const file = join(folder, name);
  const written: unknown = await readFile(file, 'utf8').then(parse).catch(naming(file));
  return checked(schema, await completed(written, folder).catch(naming(file)), file);
}

const naming =
  (file: string) =>
  (error: unknown): never => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  };

function checked<Value>(schema: z.ZodType<Value>, value: unknown, file: string): Value {
  const { data, error } = schema.safeParse(value);
  const lost = error ? [] : lostPaths(value, data).map((path) => ({ path, message: 'has no such field' }));
  const issues = [...(error?.issues ?? []), ...lost];
  if (data !== undefined && issues.length === 0) return data;
  throw new Error(issues.map(({ path, message }) => `${file}: ${place(value, path)}: ${message}`).join('\n'));
}

/** What the schema left out: a slip of the pen that nobody would see. */
const lostPaths = (written: unknown, kept: unknown): PropertyKey[][] =>
  typeof written === 'object' && written !== null
    ? Object.entries(written).flatMap(([key, one]) =>
        typeof kept === 'object' && kept !== null && key in kept
          ? lostPaths(one, Reflect.get(kept, key)).map((path) => [key, ...path])
          : [[key]],
      )
    : [];

/** “sections › upper-face › slides › glabella › title”: each part of a list by its own name where it has one. */
function place(value: unknown, path: readonly PropertyKey[]): string {
  let here = value;
  const steps = path.map((step) => {
    here = isRecord(here) || Array.isArray(here) ? Reflect.get(here, step) : undefined;
    const name = isRecord(here) ? Object.entries(here).find(([key]) => /^\w+Id$/.test(key))?.[1] : undefined;
    return String(name ?? String(step));
  });
  return steps.join(' › ') || 'the whole';
}

type Written = Record<string, unknown>;
const isRecord = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with the markup of its drawings, and with the narration of its slides. */
async function completed(value: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => completed(one, folder)));
  if (!isRecord(value)) return value;
  const { file, script, ...rest } = value;
  const entries = Object.entries(rest).map(
    async ([key, one]) => [key, await completed(one, folder)] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(entries)),
    ...(typeof file === 'string' && { svg: (await readFile(join(folder, file), 'utf8')).trim() }),
    ...(typeof script === 'string' && {
      narration: await narrated(script.trim(), String(value.slideId), folder),
    }),
  };
}

async function narrated(script: string, slideId: string, folder: string) {
  const stem = `narration/${slideId}`;
  const timing = await readFile(join(folder, `${stem}.json`), 'utf8').catch(nothingYet);
  if (timing === null) return { audioFile: null, durationMs: 0, script, words: [] };
  return { audioFile: `${stem}.ogg`, script, ...checked(recording, parse(timing), `${stem}.json`) };
}

const nothingYet = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
