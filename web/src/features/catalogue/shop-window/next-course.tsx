import { coursePage } from '#contracts/courses/course-pages.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CourseLamp } from '../course-lamp.tsx';
import { type CourseRow, countText } from '../course-lists.ts';
import { CourseCover } from '../media/course-cover.tsx';
import { earlyBirdUntil, priceFigure } from '../price/course-price.tsx';

/** The next course with a free seat, as large as a poster. */
export function NextCourse({ course }: { course: CourseRow }) {
  const until = earlyBirdUntil(course);
  return (
    <aside
      aria-label="Next course with free seats"
      className="on-deep grid grid-rows-[1fr_auto] rounded-xs bg-deep text-on-deep"
    >
      <CourseCover course={course} className="aspect-auto min-h-80 pb-0" />
      <div className="grid gap-3 p-5 text-sm">
        <TextLink
          to={coursePage(course)}
          look="quiet"
          dir="auto"
          className="text-lg wrap-anywhere leading-6 font-title text-balance"
        >
          {course.basic.title}
        </TextLink>
        <p className="flex flex-wrap justify-between gap-3">
          <span className="num">
            <strong>{priceFigure(course.enrollment.currentPrice)}</strong>
            {until && ` until ${until}`}
          </span>
          <CourseLamp badge={course.badge}>{countText(course.enrollment.seatsLeft, 'seat')} left</CourseLamp>
        </p>
      </div>
    </aside>
  );
}
