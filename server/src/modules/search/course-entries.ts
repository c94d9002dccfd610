import { coursePage } from '#contracts/courses/course-pages.ts';
import { formatDateRange } from '#domain/time/local-date.ts';
import type { SearchableCourse, SearchableSelfPaced } from '../catalogue/index.ts';
import { sentences, type Wanted } from './pages-of-data.ts';
import { CODES_FOLLOW } from './search.repository.ts';

export const ofCourse = (course: SearchableCourse): Wanted => {
  const names = course.instructorNames.join(', ');
  const place = isLive(course) ? LIVE : [course.city, course.country].filter(Boolean).join(', ');
  return {
    kind: 'course',
    path: coursePage(course),
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
    detail: sentences(
      course.code,
      formatDateRange(course.startDate, course.endDate),
      isLive(course) ? 'Live online' : course.city,
    ),
    sortAt: course.startsAt,
    updatedAt: course.updatedAt,
  };
};

const isLive = ({ kind }: SearchableCourse) => kind === 'OnlineLiveTraining';
const LIVE = 'live online webinar';

export const ofSelfPaced = (course: SearchableSelfPaced): Wanted => {
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
