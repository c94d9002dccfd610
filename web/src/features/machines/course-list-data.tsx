import type { ItemList, WithContext } from 'schema-dts';
import type { Site } from '#contracts/site/site.ts';
import { StructuredData } from './structured-data.tsx';

interface CourseListDataProps {
  site: Site;
  /** In the order of the page. */
  courses: readonly { slug: string; basic: { title: string } }[];
}

/** The courses of a list, each by the address where it says the rest. */
export function CourseListData({ site, courses }: CourseListDataProps) {
  return courses.length > 0 && <StructuredData data={courseListData({ site, courses })} />;
}

const courseListData = ({ site, courses }: CourseListDataProps): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: courses.length,
  itemListElement: courses.map(({ slug, basic }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: basic.title,
    url: `${site.publicUrl}/in-person/courses/${slug}`,
  })),
});
