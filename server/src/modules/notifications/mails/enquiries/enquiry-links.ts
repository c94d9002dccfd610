import { coursePage } from '#contracts/courses/course-pages.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { NamedEnquiry } from '#server/modules/enquiries/index.ts';

export const linksOf = ({ ports: { publicUrl } }: Ctx, { course }: NamedEnquiry) => ({
  course: course && { title: course.title, href: publicUrl + coursePage(course) },
  coursesUrl: `${publicUrl}/in-person-aesthetic-training`,
});
