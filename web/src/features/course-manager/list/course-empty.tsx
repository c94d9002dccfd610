import type { ComponentProps } from 'react';
import { COURSES } from '#web/lib/office-paths.ts';
import { ListFailed } from '#web/lists/list-failed.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import { type CourseView, CREATE_COURSE, courseViewPath, isFiltered } from './course-view.ts';

export function NoCourses({ view }: { view: CourseView }) {
  return (
    <div className="p-5">
      {isFiltered(view) || view.cursor ? (
        <EmptyState
          title="No course matches this filter"
          actions={<ButtonLink to={courseViewPath({ as: view.as })}>Show all courses</ButtonLink>}
        >
          The search looks in code, title, city and instructors.
        </EmptyState>
      ) : (
        <EmptyState
          title="There are no courses yet"
          actions={
            <ButtonLink to={CREATE_COURSE} variant="primary">
              Create New Course
            </ButtonLink>
          }
        >
          A course that is saved as a draft stands here before anybody else sees it.
        </EmptyState>
      )}
    </div>
  );
}

export const CoursesFailed = ({ told }: Pick<ComponentProps<typeof ListFailed>, 'told'>) => (
  <ListFailed title="Failed to load courses. Please try again." to={COURSES} told={told} />
);

const PLACES = Array.from({ length: 12 }, (_, place) => place);

export function CourseSkeletons() {
  return (
    <Loading label="Loading courses">
      <div className="divide-y divide-hairline">
        {PLACES.map((place) => (
          <div key={place} className="flex h-12.5 items-center gap-6 px-5 max-md:h-44 max-md:px-4">
            <Skeleton className="w-20" />
            <Skeleton className="flex-1" />
            <Skeleton className="w-40 max-md:hidden" />
            <Skeleton className="w-24" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
