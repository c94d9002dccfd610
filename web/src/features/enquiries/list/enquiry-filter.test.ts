import { expect, test } from 'vitest';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
import { filterPath } from '#web/lists/filter-path.ts';
import { enquiryQuery, readEnquiryFilter } from './enquiry-filter.ts';

test('the state of the list is its address, and back', () => {
  const filter = readEnquiryFilter(new URLSearchParams('status=new&assignee=me&q=+amira+&cursor=c1'));
  expect(filter).toEqual({ status: 'new', assignee: 'me', q: 'amira', cursor: 'c1' });
  expect(filterPath(ENQUIRIES, filter)).toBe('/admin/enquiries?status=new&assignee=me&q=amira&cursor=c1');
});

test('a status or person that cannot be shows everything', () => {
  const filter = readEnquiryFilter(new URLSearchParams('status=toString&assignee=whoever'));
  expect(enquiryQuery(filter)).toEqual({});
  expect(filterPath(ENQUIRIES, filter)).toBe(ENQUIRIES);
});
