import { redirect } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { SharedPage } from '#contracts/page.ts';
import { LandingPage } from '#web/features/learning/landing/landing-page.tsx';
import { LandingProblem, NOT_FOUND } from '#web/features/learning/landing/landing-problem.tsx';
import { elearningData } from '#web/features/machines/elearning-data.ts';
import { StructuredData } from '#web/features/machines/structured-data.tsx';
import { courseCard, pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import { ratesOf } from '#web/lib/price/approximation.ts';
import { problemOf } from '#web/lib/problem.ts';
import type { Route } from './+types/elearning-landing';

export const handle: SharedPage = { sharedQuery: ['problem'] };

/** Of a checkout that could not be loaded, and nobody said why. */
const UNTOLD = 'Error loading checkout. Please try again.';

export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId } = args.params;
  const { course } = requireAnswer(await api.call('getElearningCourse', { courseId }));
  // A course has one address; its id and code lead there.
  if (courseId !== course.courseId) {
    const page = coursePage({ kind: 'ELearningCourse', slug: course.courseId });
    throw redirect(`${page}${args.url.search}`, 301);
  }
  const { site } = requireAnswer(await api.call('getSite', {}));
  return {
    course,
    rates: ratesOf(site),
    structured: elearningData({ course, site }),
    problem: problemOf(args.request, UNTOLD),
  };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { ...NOT_FOUND, isMissing: true });
  const { title, code, courseId, structure } = loaderData.course;
  return pageMeta(matches, {
    title,
    description: `${code}: ${structure.totalSlides} narrated slides, ${structure.estimatedDuration} minutes, at your own pace. Outline, sample slide and price of ${title}.`,
    card: courseCard(courseId),
  });
};

export default function ElearningLanding({ loaderData }: Route.ComponentProps) {
  const { course, structured, rates, problem } = loaderData;
  return (
    <>
      <StructuredData data={structured} />
      <LandingPage key={course._id} {...{ course, rates, problem }} />
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <LandingProblem error={error} />;
