import { answer, endpoint } from '../endpoint.ts';
import { courseParams } from '../fields.ts';
import { liveCourseDetail } from './course-detail.ts';
import {
  courseCalendarAnswer,
  courseCalendarQuery,
  courseListAnswer,
  courseListQuery,
} from './in-person-courses.ts';

const listLiveCourses = endpoint({
  summary: 'Public live online courses, as those in person are listed',
  method: 'GET',
  path: '/api/courses/live',
  access: 'public',
  shared: true,
  query: courseListQuery,
  response: courseListAnswer,
});

const getLiveCalendar = endpoint({
  summary: 'The public live online courses with sessions between their first and last day in a month',
  method: 'GET',
  path: '/api/courses/live/calendar',
  access: 'public',
  shared: true,
  query: courseCalendarQuery,
  response: courseCalendarAnswer,
});

const getLiveCourse = endpoint({
  summary:
    'One public live online course by slug, id or code, with its sessions and without what leads into them',
  method: 'GET',
  path: '/api/courses/live/:courseId',
  access: 'public',
  shared: true,
  params: courseParams,
  response: answer({ course: liveCourseDetail }),
});

export const liveCourseEndpoints = { listLiveCourses, getLiveCalendar, getLiveCourse };
