import { redirect } from 'react-router';
import type { Answer } from '#contracts/api.ts';
import { runTestPage } from '#contracts/courses/course-pages.ts';
import type { Sitting } from '#contracts/learning/sittings.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { readAnswer } from './read-answer.ts';
import { questionPath, REVIEW, testPath } from './test-words.ts';

type Args<Params> = Parameters<typeof personalApi>[0] & { request: Request; params: Params };

/** What a page can do with a test, of whatever course. */
type Calls = {
  path: string;
  findOpen: () => Promise<Sitting | null>;
  start: () => Promise<Answer<'startTest'>>;
  keep: (sittingId: string, answers: Record<string, string[]>) => Promise<Answer<'keepAnswers'>>;
  submit: (sittingId: string) => Promise<Answer<'submitTest'>>;
};

export function actOnTest(args: Args<{ courseId: string; testId: string }>) {
  const api = personalApi(args);
  const { params } = args;
  return act(args, {
    path: testPath(params.courseId, params.testId),
    findOpen: async () => requireAnswer(await api.call('getTest', params), args.request).open,
    start: () => api.call('startTest', params),
    keep: (sittingId, answers) => api.call('keepAnswers', { ...params, sittingId, answers }),
    submit: (sittingId) => api.call('submitTest', { ...params, sittingId }),
  });
}

/** The same of the test of a run. */
export function actOnAssessment(args: Args<{ courseId: string }>) {
  const api = personalApi(args);
  const { params } = args;
  return act(args, {
    path: runTestPage(params.courseId),
    findOpen: async () => requireAnswer(await api.call('getAssessment', params), args.request).open,
    start: () => api.call('startAssessment', params),
    keep: (sittingId, answers) => api.call('keepAssessmentAnswers', { ...params, sittingId, answers }),
    submit: (sittingId) => api.call('submitAssessment', { ...params, sittingId }),
  });
}

/** What a test's forms do: begin it, and without a script keep an answer and hand it in. */
async function act({ request }: { request: Request }, { path, ...calls }: Calls) {
  const form = await request.formData();
  const intent = requireIntent(form, ['start', 'answer', 'submit']).act;
  if (intent === 'start') {
    const started = await calls.start();
    return started.success ? redirect(path, 303) : refuse(started, form);
  }
  const open = await calls.findOpen();
  // It was handed in elsewhere, or its time is over.
  if (!open) return redirect(path, 303);
  const { sittingId, questions } = open;
  if (intent === 'submit') {
    const submitted = await calls.submit(sittingId);
    return submitted.success ? redirect(path, 303) : refuse(submitted, form);
  }
  const reader = formReader(form);
  const number = Number(reader.text('number'));
  const question = questions[number - 1];
  if (!question) return redirect(path, 303);
  const kept = await calls.keep(sittingId, { [question.questionId]: readAnswer(question, reader) });
  if (!kept.success) return refuse(kept, form);
  return redirect(`${path}${number < questions.length ? questionPath(number + 1) : `?${REVIEW}`}`, 303);
}
