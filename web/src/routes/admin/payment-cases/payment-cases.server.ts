import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Answer, Api } from '#contracts/api.ts';
import { caseActs, doneOf, offeredActs, performCaseAct } from '#web/features/payment-cases/acts/case-acts.ts';
import { batchIssue, readBatch } from '#web/features/payment-cases/acts/read-case-forms.ts';
import { type CaseView, caseList, viewBelow } from '#web/features/payment-cases/list/case-view.ts';
import { listedCase } from '#web/features/payment-cases/list/listed-case.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { keyOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  context: Parameters<typeof personalApi>[0]['context'];
};

const viewOf = ({ request }: Args) => caseList.readFrom(request);

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
    list: list.success && figures.success ? shownOf(list, figures) : null,
    opened,
    acts: opened ? offeredActs({ ...opened, isAdmin }) : [],
    now,
    today: officeDay(now),
    idempotencyKey: crypto.randomUUID(),
  };
}

type Told<N extends 'listPaymentCases' | 'getPaymentCaseFigures'> = Extract<Answer<N>, { success: true }>;

/** Only what the page shows: it carries this once more for the browser's script. */
const shownOf = (
  { paymentCases, nextCursor }: Told<'listPaymentCases'>,
  { figures }: Told<'getPaymentCaseFigures'>,
) => ({ cases: paymentCases.map(listedCase), nextCursor, figures });

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
  const { act, id } = requireIntent(form, [...caseActs, 'batch', 'copy']);
  if (act === 'batch') return actOnSeveral(api, form);
  if (act === 'copy') return copyLink(api, id, form);
  const answer = await performCaseAct[act]({ api, id, form });
  if (!answer.success) return refuse(answer, form);
  const view = viewOf(args);
  // What is deleted cannot stay open.
  const below = act === 'delete' ? caseList.listOf(view) : view.do ? viewBelow(view) : view;
  return replace(caseList.to({ ...below, done: doneOf(act, answer) }), 303);
}

async function copyLink(api: Api, id: string, form: FormData) {
  const answer = await api.call('copyPaymentLink', { id });
  if (!answer.success) return refuse(answer, form);
  return { copied: { _id: id, fullUrl: answer.fullUrl } };
}

async function actOnSeveral(api: Api, form: FormData) {
  const read = readBatch(form);
  const answer = await sendRead(read, (input) => api.call('bulkPaymentCases', input, keyOf(form)));
  if (!answer.success) {
    return refuse({ ...answer, issues: answer.issues?.map(batchIssue) }, form);
  }
  return { batch: (answer as Extract<Answer<'bulkPaymentCases'>, { success: true }>).results };
}
