import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CourseContent, Slide } from '#contracts/learning/content.ts';
import { eur } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { createSelfPacedCourse, type NewSelfPacedCourse } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { publishVersion } from '../../modules/learning/index.ts';
import { fileUrl, storeUploads } from '../../modules/media/index.ts';
import type { Stage } from '../stage.ts';
import { laterVersions, without } from './later-versions.ts';
import type { Moment } from './play-learner.ts';
import { type CourseFacts, readCourse } from './read-course.ts';

const COURSES = join(projectRoot, 'content/courses');

type Office = { stage: Stage; admin: User; instructorIds: ReadonlyMap<string, string> };

/**
 * Every self-paced course of `content/courses`, with its recordings among the academy's files; gives back what is published
 * anew later.
 */
export const announceSelfPaced = async (office: Office): Promise<Moment[]> => {
  const later: Moment[] = [];
  for (const slug of await readdir(COURSES)) later.push(...(await announce(office, join(COURSES, slug))));
  return later;
};

const announce = async ({ stage, admin, instructorIds }: Office, folder: string): Promise<Moment[]> => {
  const { facts, content: written } = await readCourse(folder);
  const urls = await storeRecordings({ stage, admin }, folder, slidesIn(written));
  const content = withAddresses(written, urls);
  const later = laterVersions[facts.slug];
  const courseId = await stage.transact(async (ctx) => {
    const { id } = await createSelfPacedCourse(ctx, soldAs(facts, instructorIds));
    await publishVersion(ctx, { courseId: id, content: without(content, later?.added ?? []) });
    return id;
  });
  if (!later) return [];
  const { daysAgo, changes } = later;
  const publish = async (ctx: Ctx) => void (await publishVersion(ctx, { courseId, content, changes }));
  return [{ daysAgo, play: () => stage.transact(publish) }];
};

const slidesIn = ({ modules }: CourseContent): Slide[] =>
  modules.flatMap(({ sections }) => sections.flatMap(({ slides }) => slides));

const soldAs = (facts: CourseFacts, instructorIds: Office['instructorIds']): NewSelfPacedCourse => ({
  series: { slug: `${facts.slug}-self-paced`, title: facts.title, discipline: facts.discipline },
  slug: facts.slug,
  code: facts.code,
  status: 'open',
  title: facts.title,
  description: facts.description,
  priceEur: eur(facts.priceEur * 100),
  accessMonths: facts.accessMonths,
  language: facts.language,
  content: {
    objectives: facts.outcomes,
    targetAudience: facts.audience,
    experienceLevel: facts.level,
    prerequisites: facts.prerequisites,
    faq: facts.faq,
  },
  certification: {
    enabled: true,
    type: 'completion',
    validity: { isLifetime: false, years: 3 },
    features: { digitalBadge: true, qrVerification: true, autoGenerate: true },
    cpdPoints: facts.cpdPoints,
  },
  instructors: facts.instructors.map((slug, place) => ({
    instructorId: instructorIds.get(slug) ?? '',
    role: place === 0 ? 'Lead Instructor' : 'Co-Instructor',
  })),
});

/** Addresses of the recordings, by their paths in the folder. */
const storeRecordings = async (
  { stage, admin }: Pick<Office, 'stage' | 'admin'>,
  folder: string,
  slides: readonly Slide[],
): Promise<Map<string, string>> => {
  const paths = slides.flatMap(({ narration }) => narration?.audioFile ?? []);
  if (paths.length === 0) return new Map();
  const stored = await storeUploads(stage.outer(admin), 'audio', uploads(folder, paths));
  return new Map(paths.map((path, place) => [path, addressOf(stored[place])]));
};

const addressOf = (file: Parameters<typeof fileUrl>[0] | undefined): string => {
  if (!file) throw new Error('a recording was not stored');
  return fileUrl(file);
};

async function* uploads(folder: string, paths: readonly string[]) {
  for (const path of paths) yield { name: basename(path), bytes: createReadStream(join(folder, path)) };
}

const withAddresses = (content: CourseContent, urls: ReadonlyMap<string, string>): CourseContent => ({
  ...content,
  modules: content.modules.map((module) => ({
    ...module,
    sections: module.sections.map((section) => ({
      ...section,
      slides: section.slides.map((slide) => ({
        ...slide,
        narration: slide.narration && {
          ...slide.narration,
          audioFile: urls.get(slide.narration.audioFile ?? '') ?? null,
        },
      })),
    })),
  })),
});
