import { Skeletons } from '#web/lists/skeletons.tsx';
import { Skeleton } from '#web/ui/messages/skeleton.tsx';

/** It waits a moment: most answers are sooner. */
export const ListSkeleton = () => (
  <div className="pt-10">
    <Skeletons
      label="Loading courses"
      count={6}
      className="animate-fade border-t border-ink [animation-delay:160ms] [animation-fill-mode:both]"
    >
      <div className="grid min-h-26 grid-cols-[5rem_1fr] content-start gap-x-6 gap-y-3 border-b border-hairline py-5 md:grid-cols-[7rem_5fr_2fr_2fr_1fr]">
        <Skeleton className="h-9" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="max-md:col-start-2 max-md:w-1/2" />
        <Skeleton className="max-md:hidden" />
        <Skeleton className="h-11 max-md:hidden" />
      </div>
    </Skeletons>
  </div>
);
