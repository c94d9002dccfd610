import { lazy, Suspense } from 'react';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Site } from '#contracts/site/site.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { isCancelled } from '#web/features/catalogue/booking/course-moment.ts';
import { CoursePreview } from '#web/features/course-form/course-preview.tsx';
import type { FormValues } from '#web/features/course-form/form-values.ts';
import { ratesOf } from '#web/lib/price/approximation.ts';
import { Skeleton } from '#web/ui/messages/skeleton.tsx';

// The public page's parts are not of the form, and come when somebody wants to see it.
const CoursePage = lazy(async () => {
  const { CoursePage } = await import('#web/features/catalogue/course-page/course-page.tsx');
  return { default: CoursePage };
});
const CancelledCourse = lazy(async () => {
  const { CancelledCourse } = await import('#web/features/catalogue/course-page/cancelled-course.tsx');
  return { default: CancelledCourse };
});
const LandingPage = lazy(async () => {
  const { LandingPage } = await import('#web/features/learning/landing/landing-page.tsx');
  return { default: LandingPage };
});

/** The public page of a course, with what is in the form. */
export const previewCourse =
  ({ kind, site }: { kind: CourseKind; site: Site }) =>
  (values: FormValues, close: () => void) => (
    <CoursePreview
      kind={kind}
      values={values}
      close={close}
      page={(course) => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          {'kind' in course ? (
            <RunPage course={course} site={site} />
          ) : (
            <LandingPage course={course} isPreview rates={ratesOf(site)} problem={null} />
          )}
        </Suspense>
      )}
    />
  );

const RunPage = ({ course, site }: { course: CourseDetail; site: Site }) =>
  isCancelled(course) ? (
    <CancelledCourse course={course} site={site} />
  ) : (
    <CoursePage
      course={course}
      isPreview
      plans={[]}
      site={site}
      problem={null}
      now={new Date().toISOString()}
      enquiry={() => null}
    />
  );
