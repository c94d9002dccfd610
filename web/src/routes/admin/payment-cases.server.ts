import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Answer, Api } from '#contracts/api.ts';
import { doneOf, offeredActs, performCaseAct, readIntent } from '#web/features/payment-cases/case-acts.ts';
import {
  type CaseView,
  caseViewPath,
  listOf,
  readCaseView,
  viewBelow,
} from '#web/features/payment-cases/case-view.ts';
import { batchIssue, readBatch } from '#web/features/payment-cases/read-case-forms.ts';
import { keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn } from '#web/lib/format.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  context: Parameters<typeof personalApi>[0]['context'];
};

const viewOf = ({ request }: Args) => readCaseView(new URL(request.url).searchParams);

/** Who may not see payment cases is led to their own dashboard, as specified. */
async function requireOffice(args: Args): Promise<SessionUser> {
  const user = await requireUser(args);
  if (user.role !== 'staff' && user.role !== 'admin') throw redirect('/dashboard');
  return user;
}

type AnyAnswer = Answer<'listPaymentCases'> | Answer<'getPaymentCaseFigures'>;

/** Whom a call refuses is led away; of any other failure the page can speak itself. */
function leaveIfRefused(answer: AnyAnswer, request: Request): void {
  if (answer.success) return;
  if (answer.status === 403) throw redirect('/dashboard');
  if (answer.status === 401) requireAnswer(answer, request);
}

export async function loadCases(args: Args) {
  const user = await requireOffice(args);
  const api = personalApi(args);
  const view = viewOf(args);
  const { status, q, cursor } = view;
  const isAdmin = user.role === 'admin';
  const asked = { status, q: q || undefined, cursor: cursor || undefined };
  const [list, figures, opened] = await Promise.all([
    api.call('listPaymentCases', asked),
    api.call('getPaymentCaseFigures', {}),
    openCase(api, view),
  ]);
  leaveIfRefused(list, args.request);
  leaveIfRefused(figures, args.request);
  const now = new Date().toISOString();
  return {
    view,
    isAdmin,
    list: list.success && figures.success ? { ...list, figures: figures.figures } : null,
    opened,
    acts: opened ? offeredActs({ ...opened, isAdmin }) : [],
    now,
    today: dayIn(ACADEMY_ZONE, now),
    idempotencyKey: crypto.randomUUID(),
  };
}

/** Null where none is asked for, and where it is not there any more. */
async function openCase(api: Api, view: CaseView) {
  const id = view.case || view.on;
  if (!id) return null;
  const answer = await api.call('getPaymentCase', { id });
  return answer.success ? answer.paymentCase : null;
}

export async function actOnCases(args: Args) {
  await requireOffice(args);
  const api = personalApi(args);
  const form = await args.request.formData();
  const intent = String(form.get('_action'));
  if (intent === 'batch') return actOnSeveral(api, form);
  const { act, id } = readIntent(intent);
  if (act === 'copy') return copyLink(api, { id, intent, form });
  if (!act) throw data({ message: 'The request could not be read.' }, { status: 400 });
  const answer = await performCaseAct[act]({ api, id, form });
  if (!answer.success) return refuse(intent, answer, form);
  const view = viewOf(args);
  // What is deleted cannot stay open.
  const below = act === 'delete' ? listOf(view) : view.do ? viewBelow(view) : view;
  return replace(caseViewPath({ ...below, done: doneOf(act, answer) }), 303);
}

async function copyLink(api: Api, { id, intent, form }: { id: string; intent: string; form: FormData }) {
  const answer = await api.call('copyPaymentLink', { id });
  if (!answer.success) return refuse(intent, answer, form);
  return { copied: { _id: id, fullUrl: answer.fullUrl } };
}

async function actOnSeveral(api: Api, form: FormData) {
  const read = readBatch(form);
  const answer = await sendRead(read, (input) => api.call('bulkPaymentCases', input, keyOf(form)));
  if (!answer.success) {
    return refuse('batch', { ...answer, issues: answer.issues?.map(batchIssue) }, form);
  }
  return { batch: (answer as Extract<Answer<'bulkPaymentCases'>, { success: true }>).results };
}
