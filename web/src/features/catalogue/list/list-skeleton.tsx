import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';

/** Stands for rows that are on their way, each in the box of a row. It waits a moment: most answers are sooner. */
export function ListSkeleton() {
  return (
    <Loading label="Loading courses">
      <ul className="animate-fade border-t border-ink [animation-delay:160ms] [animation-fill-mode:both]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <li
            key={row}
            className="grid min-h-26 grid-cols-[5rem_1fr] content-start gap-x-6 gap-y-3 border-b border-hairline py-5 md:grid-cols-[7rem_5fr_2fr_2fr_1fr]"
          >
            <Skeleton className="h-9" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="max-md:col-start-2 max-md:w-1/2" />
            <Skeleton className="max-md:hidden" />
            <Skeleton className="h-11 max-md:hidden" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
