import { and, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { DONE_BY, type KeptFile, type PersonKeeper } from '#server/calls/person-keeper.ts';
import {
  attendanceMarks,
  enrolments,
  files,
  handsOnResults,
  videoSubmissions,
} from '#server/db/schema/index.ts';
import { piecesOf } from '#server/platform/zip/pack-zip.ts';
import { keptFile } from '../media/index.ts';

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
  fileColumns: {
    'attendance_marks.signature': 'in the download',
    'video_submissions.file_id': 'in the download',
    'live_recordings.file_id': 'not in it: it shows everybody who was there',
    'live_platform_lists.file_name': 'not in it: the file itself is not kept',
  },
  listFiles: async ({ db, storage }, { id }) => {
    const films = await db
      .select(getTableColumns(files))
      .from(files)
      .innerJoin(videoSubmissions, eq(videoSubmissions.fileId, files.id))
      .innerJoin(enrolments, eq(enrolments.id, videoSubmissions.enrolmentId))
      .where(eq(enrolments.userId, id));
    const signed = await db
      .select(getTableColumns(attendanceMarks))
      .from(attendanceMarks)
      .innerJoin(enrolments, eq(enrolments.id, attendanceMarks.enrolmentId))
      .where(and(eq(enrolments.userId, id), isNotNull(attendanceMarks.signature)));
    return [...films.map((film) => keptFile(storage, 'films', film)), ...signed.map(signatureFile)];
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

/** What was drawn, in the box that it was drawn in. */
const signatureFile = ({ id, signature, madeAt }: typeof attendanceMarks.$inferSelect): KeptFile => {
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 300"><path d="${signature}" fill="none" stroke="black" stroke-width="4"/></svg>`,
  );
  return {
    path: `signatures/${id}.svg`,
    bytes: drawn.length,
    writtenAt: madeAt,
    open: async () => piecesOf(drawn),
  };
};
