import type { Answer } from '#contracts/api.ts';
import type { SentMark } from '#contracts/attendance/admin-attendance.ts';
import { call } from '#web/lib/client.ts';

/** The server, as the list of a room knows it. */
export interface MarkPost {
  send: (courseId: string, marks: SentMark[]) => Promise<Answer<'noteAttendance'>>;
  /** Whose login this is: an id, null for nobody's, undefined without an answer. */
  findAccount: () => Promise<string | null | undefined>;
}

export const markPost: MarkPost = {
  send: (courseId, marks) => call('noteAttendance', { courseId, sentAt: Date.now(), marks }),
  findAccount: async () => {
    const answer = await call('authCheck', {});
    return answer.success ? (answer.user?._id ?? null) : undefined;
  },
};
