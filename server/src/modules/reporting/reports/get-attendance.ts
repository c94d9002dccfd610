import type { InputOf } from '#contracts/endpoint.ts';
import type { getAttendanceReport as call } from '#contracts/reporting/admin-reports.ts';
import type { Ctx } from '#server/calls/context.ts';
import { sumAttendance } from './attendance.repository.ts';
import { makeReport } from './make-report.ts';
import { periodOf } from './report-period.ts';

/** Who was there, by what is known of each as the pages of attendance say it. */
export const getAttendance = (ctx: Ctx, query: InputOf<typeof call>, isWhole = false) =>
  makeReport(
    ctx,
    { period: periodOf(ctx.now, query), isWhole },
    {
      rows: (period) =>
        sumAttendance(ctx.db, { ...query, kind: query.kind || undefined, ...period }, ctx.now),
      sums: ['enrolled', 'attended', 'noShows', 'notKnown', 'minutes', 'possibleMinutes'],
    },
  );
