import type { Site } from '#contracts/site/site.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type Instructor,
  listAllInstructors,
  listSearchableCourses,
  listSearchableSelfPaced,
} from '../catalogue/index.ts';
import { ofCourse, ofSelfPaced } from './course-entries.ts';
import { PAGES_OF_DATA, page, sentences, type Wanted } from './pages-of-data.ts';
import { readContent, type Text } from './read-content.ts';

/** Everything that can be found on this site. */
export const gatherEntries = async (db: Tx, site: Site): Promise<Wanted[]> => {
  const courses = await listSearchableCourses(db);
  const selfPaced = await listSearchableSelfPaced(db);
  const instructors = await listAllInstructors(db);
  const { pages, news } = await readContent(site);
  return [
    ...courses.map(ofCourse),
    ...selfPaced.map(ofSelfPaced),
    ...instructors.map(ofInstructor),
    ...news.map(ofArticle),
    ...pages.map(ofPage),
    ...PAGES_OF_DATA,
  ];
};

const ofInstructor = (instructor: Instructor): Wanted => {
  const { credentials, specialties, city } = instructor;
  return {
    kind: 'instructor',
    path: `/our-instructors#${instructor.slug}`,
    title: `${instructor.firstName} ${instructor.lastName}`.trim(),
    keywords: [...credentials, ...specialties, city].join(' '),
    body: sentences(instructor.bio, ...specialties, ...credentials, city),
    detail: sentences(credentials.join(', '), city),
    sortAt: null,
    updatedAt: null,
  };
};

const ofArticle = ({ path, title, description, date, text }: Text): Wanted => ({
  ...page(path, title, sentences(description, text)),
  kind: 'news',
  detail: formatLongDate(localDate(date)),
  sortAt: new Date(date),
  updatedAt: new Date(date),
});

const ofPage = ({ path, title, description, text }: Text): Wanted =>
  page(path, title, sentences(description, text));
