import { coursePage } from '#contracts/courses/course-pages.ts';
import type { ElearningCourse } from '#contracts/learning/elearning.ts';
import { KeepInRow } from '#web/forms/kept/keep-buttons.tsx';
import { accessText, counted } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Cover, type CoverTone } from '#web/ui/pictures/cover.tsx';

/** What a row shows: the outline stays on the server. */
export type ElearningRow = Pick<
  ElearningCourse,
  'courseId' | 'title' | 'code' | 'description' | 'discipline' | 'structure' | 'accessMonths'
> & { displayPrice: string | null };

export const elearningRow = (course: ElearningCourse): ElearningRow => {
  const { courseId, title, code, description, discipline, structure, accessMonths, pricing } = course;
  const { displayPrice } = pricing;
  return { courseId, title, code, description, discipline, structure, accessMonths, displayPrice };
};

/** The self-paced courses that are offered, each with its length and its price. */
export function ElearningRows({ courses }: { courses: readonly ElearningRow[] }) {
  if (courses.length === 0) return <p className="text-md">No self-paced course is offered just now.</p>;
  return (
    <ul className="border-t border-hairline">
      {courses.map((course) => (
        <li
          key={course.courseId}
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 gap-y-2 border-b border-hairline py-5 md:grid-cols-[88px_minmax(0,1fr)_auto]"
        >
          <Cover
            size="thumb"
            tone={course.discipline as CoverTone}
            code={course.code}
            figure={`${course.structure.estimatedDuration}′`}
            className="h-fit"
          />
          <div className="min-w-0">
            <TextLink
              to={coursePage({ kind: 'ELearningCourse', slug: course.courseId })}
              look="quiet"
              dir="auto"
              className="inline-block text-lg leading-6 font-title wrap-anywhere"
            >
              {course.title}
            </TextLink>
            <p dir="auto" className="mt-1 line-clamp-2 max-w-[72ch] text-md text-muted">
              {course.description}
            </p>
            <p className="num mt-1 text-sm text-muted">{extentWords(course)}</p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-3 max-md:col-start-2 md:flex-col md:items-end md:justify-start">
            <p className="num font-strong">{course.displayPrice ?? 'Enrollment closed'}</p>
            <KeepInRow
              course={{ kind: 'ELearningCourse', slug: course.courseId, title: course.title }}
              canBuy={course.displayPrice !== null}
              className="-me-3"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

const extentWords = ({ structure, accessMonths }: ElearningRow): string =>
  [
    counted(structure.totalModules, 'module'),
    counted(structure.totalSlides, 'slide'),
    `${structure.estimatedDuration} min`,
    accessText(accessMonths),
  ].join(', ');
