import type { Answer, Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Submitted } from '#web/forms/submission.ts';
import type { EnquiryStatus } from '../list/enquiry-view.ts';

/** What staff do with an enquiry. The name is the form's `_action`, and its text's field. */
export const enquiryActs = ['reply', 'note', 'assign', 'status'] as const;
export type EnquiryAct = (typeof enquiryActs)[number];

export const findEnquiryAct = (name: unknown) => enquiryActs.find((act) => act === name) ?? null;

/** Where an enquiry may go from here by hand. A reply makes it answered by itself. */
export const offeredStatuses: Record<EnquiryStatus, readonly { status: EnquiryStatus; label: string }[]> = {
  new: [
    { status: 'open', label: 'Mark in progress' },
    { status: 'answered', label: 'Mark answered' },
    { status: 'closed', label: 'Close' },
    { status: 'spam', label: 'Spam' },
  ],
  open: [
    { status: 'answered', label: 'Mark answered' },
    { status: 'closed', label: 'Close' },
    { status: 'spam', label: 'Spam' },
  ],
  answered: [
    { status: 'open', label: 'Reopen' },
    { status: 'closed', label: 'Close' },
  ],
  closed: [{ status: 'open', label: 'Reopen' }],
  spam: [{ status: 'open', label: 'Not spam' }],
};

interface ActRequest {
  api: Api;
  enquiryId: string;
  form: FormData;
}

/** `undo` of what can be undone. */
type Performed = Submitted & { undo?: Readonly<Record<string, string>> | null };

export const performEnquiryAct: Record<EnquiryAct, (request: ActRequest) => Promise<Performed>> = {
  reply: async ({ api, enquiryId, form }) => {
    const { reply } = formReader(form).typed(['reply']);
    return textIs('reply', await api.call('replyToEnquiry', { enquiryId, text: reply }, keyOf(form)));
  },
  note: async ({ api, enquiryId, form }) => {
    const { note } = formReader(form).typed(['note']);
    return textIs('note', await api.call('noteEnquiry', { enquiryId, text: note }));
  },
  assign: ({ api, enquiryId, form }) =>
    api.call('assignEnquiry', { enquiryId, ...formReader(form).typed(['assigneeId']) }),
  status: ({ api, enquiryId, form }) => api.call('setEnquiryStatus', { enquiryId, status: statusIn(form) }),
};

// Which values there are is asked by the call.
const statusIn = (form: FormData) => formReader(form).text('status') as EnquiryStatus;

/** Whose it was, or which status it had: the form has what the act has answered. */
export function undoEnquiryAct({ api, enquiryId, form }: ActRequest) {
  const { over, assigneeId } = formReader(form).typed(['over', 'assigneeId']);
  return form.has('status')
    ? api.call('setEnquiryStatus', { enquiryId, over, status: statusIn(form) })
    : api.call('assignEnquiry', { enquiryId, over, assigneeId });
}

/** Two forms of the page have a text, and each stands under a name of its own. */
function textIs(field: string, answer: Answer<'replyToEnquiry' | 'noteEnquiry'>): Submitted {
  if (answer.success) return answer;
  return { ...answer, issues: answer.issues?.map(({ message }) => ({ field, message })) };
}
