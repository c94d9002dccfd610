import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';

export const ENQUIRIES = '/admin/enquiries';

export type EnquiryStatus = keyof typeof ENQUIRY_STATUSES;

export type EnquiryFilter = {
  status: EnquiryStatus | '';
  /** An id, `me` or `none`. */
  assignee: string;
  q: string;
  cursor: string;
};

const isStatus = (text: string): text is EnquiryStatus => Object.hasOwn(ENQUIRY_STATUSES, text);
const isAssignee = (text: string) => /^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text);

/** The filter that an address names. What it does not know is left out rather than refused. */
export function readEnquiryFilter(search: URLSearchParams): EnquiryFilter {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 100);
  const [status, assignee] = [text('status'), text('assignee')];
  return {
    status: isStatus(status) ? status : '',
    assignee: isAssignee(assignee) ? assignee : '',
    q: text('q'),
    cursor: text('cursor'),
  };
}

/** What the call is asked for: an empty part is no part. */
export const enquiryQuery = ({ status, assignee, q, cursor }: EnquiryFilter) => ({
  status: status || undefined,
  assignee: assignee || undefined,
  q: q || undefined,
  cursor: cursor || undefined,
});
