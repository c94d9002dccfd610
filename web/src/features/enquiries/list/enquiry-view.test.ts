import { expect, test } from 'vitest';
import { enquiryList } from './enquiry-view.ts';

const read = (query: string) => enquiryList.read(new URLSearchParams(query));

test('the state of the list is its address, and back', () => {
  const view = read('status=new&assignee=me&q=+amira+&cursor=c1');
  expect(view).toEqual({ status: 'new', assignee: 'me', q: 'amira', cursor: 'c1' });
  expect(enquiryList.to(view)).toBe('/admin/enquiries?status=new&assignee=me&q=amira&cursor=c1');
});

test('a status or person that cannot be shows everything', () => {
  const view = read('status=toString&assignee=whoever');
  expect(enquiryList.asked(view)).toEqual({});
  expect(enquiryList.to(view)).toBe('/admin/enquiries');
});
