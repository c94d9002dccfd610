import type { Learner } from '#contracts/learning/admin-learners.ts';
import { counted, longDay } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

/** How far somebody is with what this order has bought; nothing of an order without self-paced courses. */
export function OrderLearning({ learners }: { learners: readonly Learner[] }) {
  if (learners.length === 0) return null;
  return (
    <Sheet title="Learning">
      <ul className="grid gap-5">
        {learners.map(({ _id, name, courseTitle, ...progress }) => (
          <li key={_id} className="grid gap-1.5">
            <p dir="auto" className="font-strong wrap-anywhere">
              {courseTitle}
            </p>
            <ProgressBar
              percent={progress.percentageComplete ?? 0}
              label={`Progress of ${name} in ${courseTitle}`}
            />
            <p className="num text-xs text-muted">
              <bdi>{name}</bdi>: {progress.percentageComplete ?? 0}%, {progress.completedSlides} of{' '}
              {counted(progress.totalSlides, 'slide')}.{' '}
              {progress.lastAccessedDate
                ? `Last opened ${officeMoment(progress.lastAccessedDate)}.`
                : 'Not opened yet.'}{' '}
              {progress.accessUntil ? `Access until ${longDay(progress.accessUntil)}.` : 'Access for life.'}
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
