export { enquiryEvents } from './enquiries.events.ts';
export { enquiriesOfCourse, findEnquiry, type NamedEnquiry, withdrawNews } from './enquiries.repository.ts';
export { enquiriesOfPerson } from './enquiries-of-person.repository.ts';
export { findEntry } from './enquiry-entries.repository.ts';
export { oldEnquiries } from './old-enquiries.repository.ts';
