import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { hasAccess } from '#domain/learning/access.ts';
import { isCertificateDue, percentComplete } from '#domain/learning/progress.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listPassed } from '../progress/passed-tests.repository.ts';
import { slidesIn } from '../versions/outline.ts';
import { readVersions, type Version } from '../versions/read-version.ts';
import { completedBy, listOwn, type OwnRow } from './courses.repository.ts';

type Own = {
  row: OwnRow;
  version: Version | undefined;
  completed: ReadonlySet<string>;
  passed: ReadonlySet<string>;
};

/** The caller's courses by four statements, however many they are. */
export const listMyElearning = async ({ db, caller, now }: SignedInCtx): Promise<MyElearningCourse[]> => {
  const rows = await listOwn(db, caller.user.id);
  const attemptIds = rows.flatMap(({ attemptId }) => attemptId ?? []);
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId }) => versionId ?? []),
  );
  const completed = await completedBy(db, attemptIds);
  const passed = Map.groupBy(await listPassed(db, attemptIds), ({ attemptId }) => attemptId);
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  return rows.map((row) => {
    const id = row.attemptId ?? '';
    return presentOwn(
      {
        row,
        version: versions.get(row.versionId ?? ''),
        completed: completed.get(id) ?? new Set(),
        passed: new Set(passed.get(id)?.map(({ testId }) => testId)),
      },
      today,
    );
  });
};

export const getMyStats = async (ctx: SignedInCtx) => {
  const courses = await listMyElearning(ctx);
  const percentages = courses.map(({ learningProgress }) => learningProgress.overall.percentageComplete ?? 0);
  const sum = percentages.reduce((all, one) => all + one, 0);
  return {
    stats: {
      enrolledCount: courses.length,
      averageProgress: courses.length === 0 ? 0 : Math.floor(sum / courses.length),
      certificatesEarned: courses.filter(({ certificate }) => certificate.isEligible).length,
    },
  };
};

const presentOwn = (own: Own, today: LocalDate): MyElearningCourse => {
  const { row, version, passed } = own;
  const { pictureUrl, slug, ...courseInfo } = row.course;
  const accessUntil = row.accessUntil === null ? null : localDate(row.accessUntil);
  const tests = version?.tests.map(({ testId }) => testId) ?? [];
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
    certificate: { isEligible: isCertificateDue({ wasCompleted: row.completedAt !== null, tests, passed }) },
  };
};

const presentOverall = ({
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
        slides: section.slides.map(({ slideId }) => ({ slideId, isCompleted: completed.has(slideId) })),
      })),
    };
  });
