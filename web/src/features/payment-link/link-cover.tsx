import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayFigure, dayIn, monthOf, positionInYear, yearOf } from '#web/lib/format.ts';
import { Cover } from '#web/ui/pictures/cover.tsx';

/** A payment as a cover: its request, and its day in the year. */
export function LinkCover({ caseId, paidAt }: { caseId: string; paidAt: string }) {
  const day = dayIn(ACADEMY_ZONE, paidAt);
  return (
    <Cover
      tone="injectables"
      code={caseId}
      figure={dayFigure(day, null)}
      caption={monthOf(day)}
      captionEnd={yearOf(day)}
      position={positionInYear(day)}
    />
  );
}
