import { useNavigation } from 'react-router';
import { COURSES } from '#web/lib/office-paths.ts';
import { type CourseView, readCourseView } from './course-view.ts';

/** What has just been asked of the list, while the answer is on its way. */
export function usePendingView(): CourseView | undefined {
  const { location, state } = useNavigation();
  const isAsked = state === 'loading' && location.pathname === COURSES;
  return isAsked ? readCourseView(new URLSearchParams(location.search)) : undefined;
}
