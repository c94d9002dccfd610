import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { courseDetail } from './courses/course-detail.ts';
import { answer, type EndpointOptions } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { answerKeys } from './testing/answer-keys.ts';

const isPublic = ({ access, shared }: EndpointOptions) =>
  access === 'public' || access === 'signed-in' || shared === true;

const publicAnswers = Object.entries<EndpointOptions>(endpoints)
  .filter(([, endpoint]) => isPublic(endpoint))
  .map(([name, { response }]) => [name, answerKeys(response)] as const);

const listed = publicAnswers
  .map(([name, keys]) => `${name}\n${keys.map((key) => `  ${key}\n`).join('')}`)
  .join('\n');

test('the public is told what contracts/public-answers.txt lists, and nothing else', async () => {
  await expect(
    listed,
    'A public answer has other fields than contracts/public-answers.txt. If everybody may know them: npx vitest run contracts/public-answers.test.ts -u',
  ).toMatchFileSnapshot('./public-answers.txt');
});

test('no public answer has a place for what nobody has named', () => {
  expect(publicAnswers.flatMap(([, keys]) => keys).filter((key) => key.endsWith(': anything'))).toEqual([]);
});

test('what the public is answered is not described among what staff type', () => {
  const { staffContracts }: { staffContracts: string } = createRequire(import.meta.url)(
    '../tools/boundaries.cjs',
  );
  const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
  const ofStaff = Object.entries(files).filter(([path]) =>
    new RegExp(staffContracts).test(path.replace('./', 'contracts/')),
  );
  const described = new Set(
    ofStaff.flatMap(([, file]) => Object.values(file).flatMap((exported) => Object.values(exported ?? {}))),
  );
  expect(described.size).toBeGreaterThan(100);
  const misplaced = Object.entries<EndpointOptions>(endpoints).filter(
    ([, endpoint]) => isPublic(endpoint) && described.has(endpoint),
  );
  expect(misplaced.map(([name]) => name)).toEqual([]);
});

describe('a field that is added to an answer is seen', () => {
  const doorCode = z.string();
  const { shape } = courseDetail;
  const before = answerKeys(answer({ course: courseDetail }));
  const addedBy = (changed: z.ZodType) => answerKeys(changed).filter((key) => !before.includes(key));

  test.each<[where: string, changed: z.ZodType]>([
    ['course.venue.doorCode', courseDetail.extend({ venue: shape.venue.extend({ doorCode }) })],
    [
      'course.media.images[].doorCode',
      courseDetail.extend({
        media: shape.media.extend({ images: z.array(shape.media.shape.images.element.extend({ doorCode })) }),
      }),
    ],
    [
      'course.rating.doorCode',
      courseDetail.extend({ rating: shape.rating.unwrap().extend({ doorCode }).nullable() }),
    ],
    ['course.badge.doorCode', courseDetail.extend({ badge: z.union([shape.badge, z.object({ doorCode })]) })],
    [
      'course.waitlist.doorCode',
      courseDetail.extend({ waitlist: shape.waitlist.and(z.object({ doorCode })) }),
    ],
    ['course.slug[].doorCode', courseDetail.extend({ slug: z.array(z.object({ doorCode })).optional() })],
    ['course.slug.*.doorCode', courseDetail.extend({ slug: z.record(z.string(), z.object({ doorCode })) })],
    ['course.slug.mondays', courseDetail.extend({ slug: z.record(z.enum(['mondays']), z.boolean()) })],
    ['course.slug: anything', courseDetail.extend({ slug: z.unknown() })],
    ['course.venue.*: anything', courseDetail.extend({ venue: shape.venue.loose() })],
  ])('%s', (where, changed) => {
    expect(addedBy(answer({ course: changed }))).toEqual([where]);
  });
});
