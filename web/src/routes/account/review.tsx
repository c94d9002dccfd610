import { redirect } from 'react-router';
import { NoReview } from '#web/features/reviews/no-review.tsx';
import { OwnReview } from '#web/features/reviews/own-review.tsx';
import { ReviewForm } from '#web/features/reviews/review-form.tsx';
import { libraryOf } from '#web/features/reviews/review-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { dayRange } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/review';

const reviewPath = (slug: string) => `/reviews/${slug}`;

export const loader = async (args: Route.LoaderArgs) => {
  const { courseId } = args.params;
  const answer = requireAnswer(await personalApi(args).call('getOwnReview', { courseId }), args.request);
  if (courseId !== answer.course.slug) throw redirect(reviewPath(answer.course.slug));
  return { ...answer, isChanging: args.url.searchParams.has('change') };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { courseId } = args.params;
  const form = await args.request.formData();
  const { typed, tick } = formReader(form);
  const { rating, text } = typed(['rating', 'text']);
  const { act } = requireIntent(form, ['review', 'change']);
  const answer = await personalApi(args).call(act === 'change' ? 'changeReview' : 'submitReview', {
    courseId,
    rating,
    // A form writes a line break as two characters; the person was shown a count of one.
    text: text.replaceAll('\r\n', '\n'),
    isAnonymous: tick('isAnonymous'),
  });
  return answer.success ? redirect(reviewPath(courseId), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Your review of ${loaderData?.course.title ?? 'a course'}`,
    description: 'Say what the course that you attended was like.',
  }),
  notIndexed,
];

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { course, may, review, allowsAnonymous } = loaderData;
  const failure = failureOf(actionData, 'review', 'change');
  const isWriting = may === 'write' || (review && (loaderData.isChanging || failure));
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={<span className="wrap-anywhere">How was {course.title}?</span>}
        size="3xl"
        breadcrumbs={[{ label: 'Library', to: '/library' }, libraryOf(course), { label: 'Review' }]}
        lead={
          course.kind === 'ELearningCourse' ? (
            'At your own pace'
          ) : (
            <span className="num">
              <bdi dir="ltr">{dayRange(course.startDate, course.endDate)}</bdi>
              {placeText(course) && `, ${placeText(course)}`}
            </span>
          )
        }
      />
      {isWriting && <ReviewForm review={review} allowsAnonymous={allowsAnonymous} failure={failure} />}
      {review && !isWriting && <OwnReview review={review} course={course} />}
      {may !== 'write' && may !== 'written' && <NoReview course={course} may={may} />}
    </main>
  );
}
