import { hoursSpent, progressLabel } from '#domain/learning/course-standing.ts';
import { counted, dotted } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { landingPath, viewerPath } from '../course-paths.ts';
import { KeepOnDevice } from '../kept/keep-on-device.tsx';
import { AccessNote } from './access-note.tsx';
import { LastAccess } from './last-access.tsx';
import type { MyCourse } from './my-course.ts';
import { portalView } from './portal-view.ts';
import { actWords, certificateWords, labelLamps } from './portal-words.ts';
import { VersionOffer } from './version-offer.tsx';

interface MyCourseRowsProps {
  courses: readonly MyCourse[];
  /** The instant at which the page was made. */
  now: string;
}

/** The courses of one's own: how far each is, and the one thing to do about it. */
export function MyCourseRows({ courses, now }: MyCourseRowsProps) {
  return (
    <ul>
      {courses.map((course) => (
        <li
          key={course.slug}
          className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-3 border-b border-hairline py-5 md:grid-cols-[112px_minmax(0,1fr)_auto] md:gap-x-(--gutter) lg:grid-cols-[132px_minmax(0,1fr)_196px_148px]"
        >
          <Figure size="md" className="max-md:text-figure-sm">
            {course.percent ?? 0}%
          </Figure>
          <CourseFacts course={course} now={now} />
          <Standing course={course} />
          <Acts course={course} />
        </li>
      ))}
    </ul>
  );
}

function CourseFacts({ course, now }: { course: MyCourse; now: string }) {
  const { slug, title, code, act, percent, completedSlides, totalSlides, secondsSpent } = course;
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div>
        <TextLink
          to={act === 'enroll' ? landingPath(slug) : viewerPath(slug)}
          look="quiet"
          dir="auto"
          className="inline-block text-lg leading-6 font-title wrap-anywhere"
        >
          {title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">
          {dotted(
            code,
            `${completedSlides} of ${counted(totalSlides, 'slide')}`,
            `${counted(hoursSpent(secondsSpent), 'hour')} spent`,
          )}
        </p>
        <p className="num text-sm text-muted">
          <LastAccess at={course.lastAccessed} now={now} />
        </p>
      </div>
      <ProgressBar percent={percent ?? 0} label={`Progress in ${title}`} />
      <AccessNote course={course} now={now} />
      {isHalfWay(course) && (
        <TextLink to={`/reviews/${slug}`} className="w-fit text-sm" aria-label={`Write a review of ${title}`}>
          Write a review
        </TextLink>
      )}
      {course.offered && <VersionOffer slug={slug} offered={course.offered} />}
      {act !== 'enroll' && <KeepOnDevice course={{ courseId: slug, title }} />}
    </div>
  );
}

const isHalfWay = ({ percent }: MyCourse) => (percent ?? 0) >= 50;

function Standing({ course }: { course: MyCourse }) {
  const label = progressLabel(course);
  return (
    <div className="grid h-fit gap-1 max-lg:col-start-2 lg:pt-0.5">
      <Lamp kind={labelLamps[label]}>{label}</Lamp>
      <p className="text-sm text-muted">{certificateWords(course)}</p>
    </div>
  );
}

function Acts({ course: { slug, title, act, percent, completedSlides } }: { course: MyCourse }) {
  const hasProgress = completedSlides > 0 || (percent ?? 0) > 0;
  return (
    <div className="flex flex-wrap items-start gap-2 max-md:col-start-2 md:col-start-3 md:row-start-1 md:row-end-3 md:flex-col md:items-stretch lg:col-start-4 lg:row-end-2">
      <ButtonLink
        size="sm"
        to={act === 'enroll' ? landingPath(slug) : viewerPath(slug)}
        aria-label={`${act === 'enroll' ? 'Enroll again in' : actWords[act]} ${title}`}
      >
        {act === 'enroll' ? 'Enroll again' : actWords[act]}
      </ButtonLink>
      {act !== 'enroll' && hasProgress && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={portalView.to({ tab: 'my-courses', restart: slug })}
          state={OVER}
          preventScrollReset
          aria-label={`Start Over with ${title}`}
        >
          Start Over
        </ButtonLink>
      )}
    </div>
  );
}
