import { redirect } from 'react-router';
import { FilmDecision } from '#web/features/attendance/film/film-decision.tsx';
import { FilmList, ShownFilm } from '#web/features/attendance/film/film-list.tsx';
import { filmPath } from '#web/features/attendance/film/film-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOfAct, refuse } from '#web/forms/submission.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/attendance-film';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId, enrolmentId } = args.params;
  const { course, person, videos } = requireAnswer(
    await personalApi(args).call('getVideos', { courseId, enrolmentId }),
  );
  return { course, person, videos };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['instructor', 'staff', 'admin']);
  const { courseId, enrolmentId } = args.params;
  const form = await args.request.formData();
  const { act, id: videoId } = requireIntent(form, ['accept', 'return']);
  const isAccepted = act === 'accept';
  const decision = { isAccepted, note: isAccepted ? '' : formReader(form).text('note') };
  const answer = await personalApi(args).call('decideVideo', {
    courseId,
    enrolmentId,
    videoId,
    ...decision,
  });
  return answer.success ? redirect(filmPath(courseId, enrolmentId), 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Film of ${loaderData?.person.name ?? ''}`,
    'What a participant has handed in, and what is decided of it.',
  );

export default function AttendanceFilm({ loaderData, actionData }: Route.ComponentProps) {
  const { course, person, videos } = loaderData;
  const { venueTimezone: zone } = course;
  const [latest, ...earlier] = videos;
  return (
    <>
      <PageHeader
        size="2xl"
        title={`Film of ${person.name}`}
        breadcrumbs={[
          { label: 'In-person courses', to: COURSES },
          { label: course.code, to: MANAGERS_OF_COURSES.InPersonCourse.attendance(course.slug) },
          { label: 'Film' },
        ]}
        lead={<p className="text-md">{person.profession || person.email}</p>}
      />
      <div className="grid gap-4">
        <Sheet title="Handed in" beside>
          {latest ? (
            <div className="max-w-180">
              <ShownFilm film={latest} zone={zone} />
            </div>
          ) : (
            <EmptyState title="No film was handed in">
              The participant hands it in on a page of their certificates.
            </EmptyState>
          )}
        </Sheet>
        {latest?.state === 'waiting' && (
          <Sheet title="Decide" beside>
            <FilmDecision
              key={latest.id}
              videoId={latest.id}
              accepting={failureOfAct(actionData, ['accept'])}
              returning={failureOfAct(actionData, ['return'])}
            />
          </Sheet>
        )}
        {earlier.length > 0 && (
          <Sheet title="Before" beside>
            <FilmList films={earlier} zone={zone} />
          </Sheet>
        )}
      </div>
    </>
  );
}
