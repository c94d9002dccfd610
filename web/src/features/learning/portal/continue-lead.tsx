import { Play } from 'lucide-react';
import { clockText } from '#domain/time/clock-text.ts';
import { accessUntilText, counted, dotted } from '#web/lib/format.ts';
import { SlidePicture } from '#web/slides/slide-picture.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';
import { landingPath, viewerPath } from '../course-paths.ts';
import { SlideStrip } from '../strip/slide-strip.tsx';
import { minutesOf } from '../time-text.ts';
import type { NextLesson } from './next-lesson.ts';
import { actWords } from './portal-words.ts';

/** The one thing to do next in the courses of one's own: go on at the slide and the second where it was left. */
export function ContinueLead({ lesson }: { lesson: NextLesson }) {
  const { course, number, slides } = lesson;
  const done = slides.filter(({ isCompleted }) => isCompleted).length;
  return (
    <section
      aria-labelledby="next-lesson"
      className="mb-(--s8) grid gap-x-10 gap-y-6 border-t border-ink lg:grid-cols-[7fr_5fr]"
    >
      <Still lesson={lesson} />
      <div className="flex min-w-0 flex-col gap-2 lg:py-6">
        <p className="num text-sm text-muted">{dotted(course.code, 'Self-paced')}</p>
        <h2 id="next-lesson" dir="auto" className="text-2xl tracking-title text-balance wrap-anywhere">
          {course.title}
        </h2>
        <div className="mt-auto grid gap-4 pt-6">
          <Place lesson={lesson} />
          <SlideStrip
            label={`${done} of ${counted(slides.length, 'slide')} completed`}
            slides={slides}
            isDark={({ isCompleted }) => isCompleted}
            here={number - 1}
          />
          <p className="num text-sm text-muted">{standingText(lesson)}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink variant="primary" to={viewerPath(course.slug)}>
              <Play aria-hidden="true" className="size-4" />
              {goOnText(lesson)}
            </ButtonLink>
            <TextLink to={landingPath(course.slug)} look="standalone">
              About this course
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The picture of the slide; one of words has a cover. */
function Still({ lesson: { course, picture, number, slides } }: { lesson: NextLesson }) {
  if (picture) {
    return (
      <div className="grid grid-cols-1 content-center justify-items-center bg-mist p-5 [--room:24rem] md:p-8">
        <SlidePicture picture={picture} />
      </div>
    );
  }
  return (
    <Cover
      size="wide"
      tone={course.discipline as CoverTone}
      code={course.code}
      place="Self-paced"
      figure={`${course.percent ?? 0}%`}
      caption={`Slide ${number}`}
      captionEnd={`of ${slides.length}`}
      className="aspect-auto min-h-64 max-md:min-h-52 lg:min-h-80"
    />
  );
}

const secondIn = ({ course }: NextLesson): string | null =>
  course.left && course.left.positionMs >= 1000 ? clockText(course.left.positionMs) : null;

const goOnText = (lesson: NextLesson): string => {
  const second = secondIn(lesson);
  return second ? `Continue at ${second}` : actWords[lesson.course.act];
};

/** The figure is the second; where there is none, the slide. */
function Place({ lesson }: { lesson: NextLesson }) {
  const { course, number, slides } = lesson;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <Figure size="lg">{secondIn(lesson) ?? number}</Figure>
      <p className="num min-w-0 pb-1 text-md leading-5.5">
        <strong>
          Slide {number} of {slides.length}
        </strong>
        {course.left && (
          <span dir="auto" className="block text-muted wrap-anywhere">
            {course.left.title}
          </span>
        )}
      </p>
    </div>
  );
}

const standingText = ({ course, secondsLeft }: NextLesson): string => {
  const left = secondsLeft > 0 ? `${minutesOf(secondsLeft)} min left` : 'nothing left';
  const done = course.percent === null ? left : `${course.percent}% done, ${left}`;
  return `${done}. ${accessUntilText(course.accessUntil)}.`;
};
