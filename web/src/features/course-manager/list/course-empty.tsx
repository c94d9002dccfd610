import { useManager } from '#web/lib/managed-courses.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Skeletons } from '#web/lists/skeletons.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/messages/skeleton.tsx';
import { type CourseView, useCourseList } from './course-view.ts';

export function NoCourses({ view }: { view: CourseView }) {
  const { create, kind } = useManager();
  const courseList = useCourseList();
  return (
    <EmptyList
      list={courseList}
      view={view}
      kept={{ as: view.as }}
      unmatched={{
        title: 'No course matches this filter',
        text: `The search looks in code, title${kind === 'ELearningCourse' ? '' : ', city'} and instructors.`,
        all: 'Show all courses',
      }}
      none={{
        title: 'There are no courses yet',
        text: 'A course that is saved as a draft stands here before anybody else sees it.',
      }}
      actions={
        <ButtonLink to={create} variant="primary">
          Create New Course
        </ButtonLink>
      }
    />
  );
}

/** In place of a list that could not be read. */
export const FAILED = { title: 'Failed to load courses. Please try again.' };

export const CourseSkeletons = () => (
  <Skeletons label="Loading courses" count={12} className="divide-y divide-hairline">
    <div className="flex h-12.5 items-center gap-6 px-5 max-md:h-44 max-md:px-4">
      <Skeleton className="w-20" />
      <Skeleton className="flex-1" />
      <Skeleton className="w-40 max-md:hidden" />
      <Skeleton className="w-24" />
    </div>
  </Skeletons>
);
