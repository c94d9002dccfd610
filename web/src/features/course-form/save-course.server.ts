import { data } from 'react-router';
import type { Answer, Api } from '#contracts/api.ts';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import { type CallOfKind, callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { readSave } from '#web/editor/save/read-save.server.ts';
import { refuseSave, type SaveAnswer } from '#web/editor/save/save-answer.ts';
import { COURSE_WORDS } from './course-plan.ts';
import type { FormValues } from './form-values.ts';

interface Saving {
  api: Api;
  kind: CourseKind;
  id?: string;
}

/** Creates a course of a kind, or changes the one of this id. */
export async function saveCourse(request: Request, { api, kind, id }: Saving) {
  const { values, saveAsDraft, version, idempotencyKey } = await readSave<FormValues>(request);
  const body = { ...values, saveAsDraft, version: version ?? undefined };
  const answer: Answer<CallOfKind<'createAdminCourse', CourseKind>> = id
    ? await api.call(callOfKind(kind, 'updateAdminCourse'), { ...body, id })
    : await api.call(callOfKind(kind, 'createAdminCourse'), body, { idempotencyKey });
  if (!answer.success) return refuseSave(answer, COURSE_WORDS, saveAsDraft);
  return data<SaveAnswer<ManagedCourse>>({ saved: answer.course, isDraft: saveAsDraft });
}
