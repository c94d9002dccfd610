import type { ElearningCourse } from '#contracts/learning/elearning.ts';
import type { CourseAct } from '#domain/learning/course-standing.ts';
import type { MyCourse } from './my-course.ts';

/** A course that is offered, as a row of the catalog. */
export interface CatalogCourse
  extends Pick<ElearningCourse, 'title' | 'code' | 'description' | 'isEnrollable' | 'accessMonths'> {
  slug: string;
  modules: number;
  slides: number;
  hours: number;
  /** Null where nothing can be bought now. */
  price: string | null;
  act: CourseAct;
  percent: number | null;
}

/** With what is known of who is reading: only a confirmed enrollment counts. */
export function toCatalogCourse(course: ElearningCourse, own: MyCourse | undefined): CatalogCourse {
  const { title, code, description, isEnrollable, accessMonths, structure } = course;
  return {
    slug: course.courseId,
    ...{ title, code, description, isEnrollable, accessMonths },
    modules: structure.totalModules,
    slides: structure.totalSlides,
    hours: structure.estimatedHours,
    price: course.pricing.displayPrice,
    act: own?.act ?? 'enroll',
    percent: own && own.act !== 'enroll' ? own.percent : null,
  };
}
