import { coursePage } from '#contracts/courses/course-pages.ts';
import { dotted } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type CourseRow, placeOf } from '../course-lists.ts';
import { CourseCover } from '../media/course-cover.tsx';
import { priceFigure } from '../price/course-price.tsx';

/** Four courses side by side, each as its cover; two abreast on a phone. */
export function CoverRow({ courses }: { courses: readonly CourseRow[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
      {courses.map((course) => (
        <li key={course._id} className="min-w-0">
          <CourseCover course={course} />
          <h3 className="mt-3 text-md leading-6 tracking-normal">
            <TextLink to={coursePage(course)} look="quiet" dir="auto" className="block wrap-anywhere">
              {course.basic.title}
            </TextLink>
          </h3>
          <p className="num text-sm text-muted">
            {dotted(placeOf(course), priceFigure(course.enrollment.currentPrice))}
          </p>
        </li>
      ))}
    </ul>
  );
}
