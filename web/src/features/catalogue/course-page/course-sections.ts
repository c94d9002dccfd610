import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { isArchived, isToBePaid } from '../booking/course-moment.ts';
import { hasMedia } from '../media/shown-media.ts';

/** The parts that the page of this course has, in their order. */
export const sectionsOf = (course: CourseDetail, hasReviews: boolean) => {
  const isOver = isArchived(course);
  return [
    { to: '#overview', label: 'Overview', isThere: true },
    { to: '#sessions', label: 'Sessions', isThere: course.kind === 'OnlineLiveTraining' },
    { to: '#day', label: 'A day', isThere: course.schedule.agenda.length > 0 },
    { to: '#curriculum', label: 'Curriculum', isThere: true },
    { to: '#instructors', label: 'Instructors', isThere: true },
    { to: '#details', label: 'Details', isThere: true },
    { to: '#media', label: 'Media', isThere: hasMedia(course.media) },
    { to: '#reviews', label: 'Reviews', isThere: hasReviews },
    { to: '#policies', label: 'Policies', isThere: !isOver },
    { to: '#questions', label: 'Questions', isThere: isToBePaid(course) || course.content.faq.length > 0 },
  ].filter(({ isThere }) => isThere);
};
