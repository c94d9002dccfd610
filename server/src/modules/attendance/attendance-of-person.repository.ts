import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { attendanceMarks, enrolments, handsOnResults, videoSubmissions } from '#server/db/schema/index.ts';

/**
 * Films go, and their files once nothing shows them. Marks and what was seen of their hands stay without signature and
 * words, which the database takes out with those of the audit.
 */
export const attendanceOfPerson: PersonKeeper = {
  columns: {
    'attendance_marks.made_by': DONE_BY,
    'hands_on_results.decided_by': DONE_BY,
    'video_submissions.decided_by': 'deleted',
    'live_platform_lists.taken_by': DONE_BY,
  },
  tell: async (db, { id }) => {
    const places = db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.userId, id));
    const { madeBy: _, ...mark } = getTableColumns(attendanceMarks);
    const { decidedBy: __, ...result } = getTableColumns(handsOnResults);
    const { decidedBy: ___, ...video } = getTableColumns(videoSubmissions);
    return {
      attendance: await db
        .select(mark)
        .from(attendanceMarks)
        .where(inArray(attendanceMarks.enrolmentId, places)),
      handsOn: await db
        .select(result)
        .from(handsOnResults)
        .where(inArray(handsOnResults.enrolmentId, places)),
      films: await db
        .select(video)
        .from(videoSubmissions)
        .where(inArray(videoSubmissions.enrolmentId, places)),
    };
  },
  forget: async ({ db }, { id }) => {
    const places = db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.userId, id));
    await db.delete(videoSubmissions).where(inArray(videoSubmissions.enrolmentId, places));
  },
};
