import { coursePage } from '#contracts/courses/course-pages.ts';
import type { Site } from '#contracts/site/site.ts';
import { formatDateRange, formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  type Instructor,
  listAllInstructors,
  listSearchableCourses,
  listSearchableSelfPaced,
  type SearchableCourse,
  type SearchableSelfPaced,
} from '../catalogue/index.ts';
import { PAGES_OF_DATA, page, type Wanted } from './pages-of-data.ts';
import { readContent, type Text } from './read-content.ts';
import { CODES_FOLLOW } from './search.repository.ts';

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

/** Words about a thing stand in its text as well, so that an excerpt can show them. */
const sentences = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

const ofCourse = (course: SearchableCourse): Wanted => {
  const names = course.instructorNames.join(', ');
  const place = [course.city, course.country].filter(Boolean).join(', ');
  return {
    kind: 'course',
    path: coursePage({ kind: 'InPersonCourse', slug: course.slug }),
    title: course.title,
    keywords: [place, names, course.discipline, CODES_FOLLOW, ...spellings(course.code)].join(' '),
    body: sentences(
      course.description,
      ...course.objectives,
      ...course.moduleTitles,
      place,
      names,
      course.code,
    ),
    detail: sentences(course.code, formatDateRange(course.startDate, course.endDate), course.city),
    sortAt: course.startsAt,
    updatedAt: course.updatedAt,
  };
};

const ofSelfPaced = (course: SearchableSelfPaced): Wanted => {
  const names = course.instructorNames.join(', ');
  return {
    kind: 'course',
    path: coursePage({ kind: 'ELearningCourse', slug: course.slug }),
    title: course.title,
    keywords: [names, course.discipline, SELF_PACED, CODES_FOLLOW, ...spellings(course.code)].join(' '),
    body: sentences(course.description, ...course.objectives, names, SELF_PACED, course.code),
    detail: sentences(course.code, 'Self-paced, online'),
    sortAt: null,
    updatedAt: course.updatedAt,
  };
};

const SELF_PACED = 'self-paced online e-learning on demand';

/** 'INJ-101' is also typed 'inj 101' and 'inj101'. */
const spellings = (code: string) => [code, code.replace(/\W+/g, ' '), code.replace(/\W+/g, '')];

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
