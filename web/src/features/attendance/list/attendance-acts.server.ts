import type { Api } from '#contracts/api.ts';
import type { SentMark } from '#contracts/attendance/admin-attendance.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import type { Submitted } from '#web/forms/submission.ts';

const ACTS = ['present', 'left', 'absent', 'correct', 'practical', 'exam'] as const;
export type AttendanceAct = (typeof ACTS)[number];

/** Notes what a form of the list says; the moment is that of the press. */
export const actOnAttendance = async (
  api: Api,
  courseId: string,
  form: FormData,
): Promise<{ act: AttendanceAct; answer: Submitted }> => {
  const { act, id: enrolmentId } = requireIntent(form, ACTS);
  const read = formReader(form);
  if (act === 'practical' || act === 'exam') {
    const isPassed = read.oneOf('result', ['passed', 'failed']) === 'passed';
    return { act, answer: await api.call('decideHandsOn', { courseId, enrolmentId, kind: act, isPassed }) };
  }
  const now = Date.now();
  const mark: SentMark = {
    id: crypto.randomUUID(),
    sessionId: read.text('sessionId'),
    enrolmentId,
    kind: act === 'correct' ? (read.oneOf('kind', ['present', 'left', 'absent']) ?? 'present') : act,
    madeAt: now,
    ...(act === 'correct' && { isCorrection: true, time: read.text('time') || undefined }),
    reason: read.text('reason'),
  };
  const answer = await api.call('noteAttendance', { courseId, sentAt: now, marks: [mark] });
  if (!answer.success) return { act, answer };
  const [refused] = answer.refused;
  if (!refused) return { act, answer: { success: true } };
  const field = refused.reason.startsWith('It is not') ? 'time' : 'reason';
  return { act, answer: { success: false, status: 400, issues: [{ field, message: refused.reason }] } };
};
