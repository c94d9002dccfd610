import { data } from 'react-router';
import type { Answer, Api } from '#contracts/api.ts';
import { failedWords, type SaveAnswer, type SaveRequest } from './save-course.ts';

/** Creates a course, or changes the one of this id. A refusal is an answer: the form stays as it is. */
export async function saveCourse(request: Request, api: Api, id?: string) {
  const { course, saveAsDraft, version, idempotencyKey } = (await request.json()) as SaveRequest;
  const body = { ...course, saveAsDraft, version: version ?? undefined };
  const answer: Answer<'createAdminCourse'> = id
    ? await api.call('updateAdminCourse', { ...body, id })
    : await api.call('createAdminCourse', body, { idempotencyKey });
  if (answer.success) return data<SaveAnswer>({ saved: answer.course, isDraft: saveAsDraft });
  const { code, issues, status } = answer;
  const message = answer.message || failedWords(saveAsDraft);
  return data<SaveAnswer>({ refusal: { message, code, issues } }, { status });
}
