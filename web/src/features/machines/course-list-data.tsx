import type { ItemList, WithContext } from 'schema-dts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import type { Site } from '#contracts/site/site.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { StructuredData } from './structured-data.tsx';

interface CourseListDataProps {
  site: Site;
  /** In the order of the page. */
  courses: readonly { kind: RunKind; slug: string; basic: { title: string } }[];
}

/** The courses of a list, each by the address where it says the rest. */
export function CourseListData({ site, courses }: CourseListDataProps) {
  return courses.length > 0 && <StructuredData data={courseListData({ site, courses })} />;
}

const courseListData = ({ site, courses }: CourseListDataProps): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: course.basic.title,
    url: site.publicUrl + coursePage(course),
  })),
});
