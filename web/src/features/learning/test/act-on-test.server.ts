import { redirect } from 'react-router';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { readAnswer } from './read-answer.ts';
import { questionPath, REVIEW } from './test-words.ts';

type Args = Parameters<typeof personalApi>[0] & {
  request: Request;
  params: { courseId: string; testId: string };
};

/** What a test's forms do: begin it, and without a script keep an answer and hand it in. */
export async function actOnTest(args: Args) {
  const api = personalApi(args);
  const { params } = args;
  const path = `/elearning/course/${encodeURIComponent(params.courseId)}/test/${encodeURIComponent(params.testId)}`;
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['start', 'answer', 'submit']);
  if (act === 'start') {
    const started = await api.call('startTest', params);
    return started.success ? redirect(path, 303) : refuse(started, form);
  }
  const { open } = requireAnswer(await api.call('getTest', params), args.request);
  // It was handed in elsewhere, or its time is over.
  if (!open) return redirect(path, 303);
  const { sittingId, questions } = open;
  if (act === 'submit') {
    const submitted = await api.call('submitTest', { ...params, sittingId });
    return submitted.success ? redirect(path, 303) : refuse(submitted, form);
  }
  const reader = formReader(form);
  const number = Number(reader.text('number'));
  const question = questions[number - 1];
  if (!question) return redirect(path, 303);
  const answers = { [question.questionId]: readAnswer(question, reader) };
  const kept = await api.call('keepAnswers', { ...params, sittingId, answers });
  if (!kept.success) return refuse(kept, form);
  return redirect(`${path}${number < questions.length ? questionPath(number + 1) : `?${REVIEW}`}`, 303);
}
