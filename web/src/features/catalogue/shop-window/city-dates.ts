import type { CourseSummary } from '#contracts/courses/course-summary.ts';

export interface CityDates {
  city: string;
  country: string;
  count: number;
  /** The first of its coming courses. */
  next: Pick<CourseSummary, 'kind' | 'slug'> & { title: string; startDate: string | null };
}

/** Coming courses by city, in the order in which the cities have their next one. */
export const citiesOf = (courses: readonly CourseSummary[]): CityDates[] =>
  [...Map.groupBy(courses, ({ venue }) => venue.city)].flatMap(([city, group]) => {
    const [next] = group;
    if (!next || city === '') return [];
    const { kind, slug, basic, schedule, venue } = next;
    return {
      city,
      country: venue.country,
      count: group.length,
      next: { kind, slug, title: basic.title, startDate: schedule.startDate },
    };
  });
