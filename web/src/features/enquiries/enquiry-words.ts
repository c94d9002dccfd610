import type { EnquiryAct } from './detail/enquiry-acts.ts';

export const noEnquiries = {
  unmatched: {
    title: 'No enquiry matches this filter',
    text: 'The search looks in the name, the email address and the question.',
    all: 'Show all enquiries',
  },
  none: {
    title: 'There are no enquiries yet',
    text: 'What visitors ask on a course’s page or on the contact page appears here.',
  },
};

export const doneWords: Record<EnquiryAct, string> = {
  reply: 'The answer is on its way.',
  note: 'The note is saved.',
  assign: 'The enquiry is assigned.',
  status: 'The status is set.',
};

export const UNDONE = 'The enquiry is as it was before.';
