import type { AnswerOf } from '#contracts/endpoint.ts';
import type { elearningEndpoints } from '#contracts/learning/elearning.ts';
import type { Site } from '#contracts/site/site.ts';
import { courseCard } from '#web/lib/meta.ts';
import { organizationOf } from './organization.tsx';
import { structuredText } from './structured-data.tsx';

type Facts = { course: AnswerOf<(typeof elearningEndpoints)['getElearningCourse']>['course']; site: Site };

/** What is taught, that it is taken online at one's own pace, how long it takes and what it costs now. */
export const elearningData = ({ course, site }: Facts): string => {
  const url = `${site.publicUrl}/self-paced-online-training/${course.courseId}`;
  const { rating } = course;
  return structuredText({
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: course.title,
    description: course.description || course.title,
    courseCode: course.code,
    image: new URL(courseCard(course.courseId), site.publicUrl).href,
    provider: organizationOf(site),
    inLanguage: course.language || undefined,
    teaches: course.outcomes,
    coursePrerequisites: course.prerequisites,
    offers: {
      '@type': 'Offer',
      url,
      price: course.price,
      priceCurrency: 'EUR',
      category: course.isFree ? 'Free' : 'Paid',
      availability: course.isEnrollable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.structure.estimatedDuration}M`,
      instructor: course.instructors.map(({ name }) => ({ '@type': 'Person', name })),
    },
    aggregateRating:
      rating.average === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
  });
};
