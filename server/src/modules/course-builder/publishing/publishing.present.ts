import type { DraftContent } from '#contracts/course-builder/draft-slide.ts';
import type { PublishCheck, VersionChange, VersionHead } from '#contracts/course-builder/publishing.ts';
import type { SlideType } from '#contracts/learning/content.ts';
import type { Change } from '#domain/course-builder/changes/changes.ts';
import type { CheckResult } from '#domain/course-builder/checks/check-course.ts';
import type { DraftedCourse } from '../draft/drafts.repository.ts';
import type { GivenWaiver, VersionRow } from './publishing.repository.ts';

export const presentCourse = ({ _id, slug, code, title }: DraftedCourse) => ({ _id, slug, code, title });

type Place = { where: string; slideId: string | null; testId: string | null };
const titled = (what: string, title: string): string => (title.trim() === '' ? what : `${what}, ${title}`);

/** What each part of a draft is called, and where it is written. */
export const placesOf = ({ modules, tests }: DraftContent): Map<string, Place> => {
  const places = new Map<string, Place>([['', { where: 'The course', slideId: null, testId: null }]]);
  let number = 0;
  for (const [at, { moduleId, title, sections }] of modules.entries()) {
    places.set(moduleId, { where: titled(`Module ${at + 1}`, title), slideId: null, testId: null });
    for (const section of sections) {
      places.set(section.sectionId, { where: titled('Section', section.title), slideId: null, testId: null });
      for (const slide of section.slides)
        places.set(slide.slideId, {
          where: titled(`Slide ${++number}`, slide.title),
          slideId: slide.slideId,
          testId: null,
        });
    }
  }
  for (const { testId, title } of tests)
    places.set(testId, { where: titled('Test', title), slideId: null, testId });
  return places;
};

/** With the reasons that the same was let through with in the version before. */
export const presentChecks = (
  checks: readonly CheckResult[],
  draft: DraftContent,
  before: readonly GivenWaiver[],
): PublishCheck[] => {
  const places = placesOf(draft);
  return checks.map((check) => ({
    ...check,
    findings: check.findings.map(({ partId, message }) => ({
      ...(places.get(partId) ?? { where: '', slideId: null, testId: null }),
      ...{ partId, message },
      reason:
        before.find((one) => one.check === check.name && one.partId === partId && one.message === message)
          ?.reason ?? '',
    })),
  }));
};

export const presentChanges = (changes: readonly Change[]): VersionChange[] =>
  changes.map((change) => ({ ...change, type: change.type as SlideType | '' }));

export const presentVersion = ({ id: _, publishedAt, ...version }: VersionRow): VersionHead => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
});
