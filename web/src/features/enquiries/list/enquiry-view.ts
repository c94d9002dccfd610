import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
import { declareList, matching, oneOf, page, type ViewOf, words } from '#web/lists/list-address.ts';

export type EnquiryStatus = keyof typeof ENQUIRY_STATUSES;

/** An id, `me` or `none`. */
const isAssignee = (text: string) => /^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text);

export const enquiryList = declareList(ENQUIRIES, {
  status: oneOf(Object.keys(ENQUIRY_STATUSES) as EnquiryStatus[]),
  assignee: matching(isAssignee),
  q: words(),
  cursor: page(),
});
export type EnquiryView = ViewOf<typeof enquiryList>;
