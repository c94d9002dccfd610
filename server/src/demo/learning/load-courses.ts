import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eur } from '#domain/money/money.ts';
import { createSelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { publishVersion } from '#server/modules/learning/index.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import type { Stage } from '../stage.ts';
import { type CourseFacts, readCourse } from './read-course.ts';

const FOLDER = join(projectRoot, 'content', 'courses');

/** Puts every self-paced course of `content/courses` on sale, with its first version. */
export const loadCourses = async (
  { transact }: Pick<Stage, 'transact'>,
  instructorIds: ReadonlyMap<string, string>,
): Promise<number> => {
  const names = (await readdir(FOLDER)).sort();
  for (const name of names) {
    const { facts, content } = await readCourse(join(FOLDER, name));
    await transact(async (ctx) => {
      const { id: courseId } = await createSelfPacedCourse(ctx, newCourse(facts, instructorIds));
      await publishVersion(ctx, { courseId, content });
    });
  }
  return names.length;
};

const newCourse = (facts: CourseFacts, instructorIds: ReadonlyMap<string, string>) => {
  const { slug, code, title, description, discipline, accessMonths, language, isFree } = facts;
  const { level, outcomes, audience, prerequisites, faq, cpdPoints } = facts;
  return {
    // Runs in person may be of the same name.
    series: { slug: `${slug}-self-paced`, title, discipline },
    slug,
    code,
    title,
    description,
    status: 'open' as const,
    priceEur: eur(isFree ? 0 : facts.priceEur * 100),
    accessMonths,
    language,
    content: {
      experienceLevel: level,
      objectives: outcomes,
      targetAudience: audience,
      prerequisites,
      faq,
    },
    certification: { cpdPoints },
    instructors: facts.instructors.map((one, index) => ({
      instructorId: requireInstructor(instructorIds, one),
      role: index === 0 ? 'Lead instructor' : 'Author',
    })),
  };
};

const requireInstructor = (ids: ReadonlyMap<string, string>, slug: string): string => {
  const id = ids.get(slug);
  if (!id) throw new Error(`nobody of the samples is called ${slug}`);
  return id;
};
