import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { hasAccess } from '#domain/learning/access.ts';
import { isCertificateDue, percentComplete } from '#domain/learning/progress.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import { slidesIn } from '../versions/outline.ts';
import type { Version } from '../versions/read-version.ts';
import type { OwnRow } from './courses.repository.ts';

/** A course that somebody is enrolled in, with all that is shown of it. */
export type Own = {
  row: OwnRow;
  version: Version | undefined;
  completedVersions: readonly Version[];
  completed: ReadonlySet<string>;
};

/** A course of somebody's own, on a day by the academy's calendar. */
export const presentOwn = (own: Own, today: LocalDate): MyElearningCourse => {
  const { row, completedVersions } = own;
  const passed = new Set(row.passed);
  const { pictureUrl, slug, ...courseInfo } = row.course;
  const accessUntil = row.accessUntil === null ? null : localDate(row.accessUntil);
  const ways = completedVersions.map(({ tests }) => ({ tests: tests.map(({ testId }) => testId) }));
  return {
    _id: row.enrolmentId,
    courseId: slug,
    enrollmentData: {
      isConfirmed: true,
      lastAccessedDate: row.lastSeenAt?.toISOString() ?? null,
      accessUntil,
      hasAccess: hasAccess(accessUntil, today),
      courseInfo: { ...courseInfo, thumbnail: pictureUrl, coverImage: pictureUrl },
    },
    learningProgress: { overall: presentOverall(own), modules: presentModules(own) },
    certificate: { isEligible: isCertificateDue({ completed: ways, passed }) },
    offered: presentOffered(row),
  };
};

/** Who has not begun begins at the newest version. */
const presentOffered = ({ versionNumber, newest, changesSince }: OwnRow): MyElearningCourse['offered'] =>
  versionNumber !== null && newest.publishedAt && versionNumber < newest.number
    ? { version: newest.number, publishedAt: newest.publishedAt.toISOString(), changes: changesSince }
    : null;

export const presentOverall = ({
  row,
  version,
  completed,
}: Own): MyElearningCourse['learningProgress']['overall'] => {
  const slides = slidesIn(version?.modules ?? []);
  const current = slides.find(({ slideId }) => slideId === row.positionSlideId);
  return {
    percentageComplete: version ? percentComplete({ completed, required: version.required }) : null,
    completedSlides: slides.filter(({ slideId }) => completed.has(slideId)).length,
    totalSlides: slides.length,
    totalTimeSpent: Math.floor(row.activeMs / 1000),
    currentSlide: current?.slideId ?? null,
    currentSlideTitle: current?.title ?? null,
    currentPositionMs: current ? (row.positionMs ?? 0) : 0,
  };
};

const presentModules = ({ version, completed }: Own): MyElearningCourse['learningProgress']['modules'] =>
  (version?.modules ?? []).map(({ moduleId, title, sections }) => {
    const slides = slidesIn([{ sections }]);
    return {
      moduleId,
      title,
      completedSlides: slides.filter(({ slideId }) => completed.has(slideId)).length,
      totalSlides: slides.length,
      sections: sections.map((section) => ({
        sectionId: section.sectionId,
        title: section.title,
        slides: section.slides.map(({ slideId, seconds }) => ({
          slideId,
          seconds,
          isCompleted: completed.has(slideId),
        })),
      })),
    };
  });
