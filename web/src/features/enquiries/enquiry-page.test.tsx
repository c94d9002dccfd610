import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import { AssignForm, ReplyForm, StatusForm } from './detail/enquiry-act-forms.tsx';
import { EnquiryPerson, EnquiryQuestion } from './detail/enquiry-facts.tsx';
import { EnquiryTimeline } from './detail/enquiry-timeline.tsx';
import { EnquiryTable } from './list/enquiry-table.tsx';

const enquiry: EnquiryDetail = {
  _id: 'e1',
  status: 'new',
  firstName: 'Rana',
  lastName: 'Said',
  email: 'rana@clinic.example',
  phone: '+971 50 555 0148',
  country: 'Other',
  professionalRole: 'nurse',
  medicalSpecialty: '',
  experienceLevel: 'beginner',
  yearsOfExperience: '',
  course: { kind: 'InPersonCourse', slug: 'foundation', title: 'Foundation', code: 'INJ-101' },
  excerpt: 'Is it open to nurses?',
  message: 'Is it open to nurses?\nAnd in March?',
  wantsNotice: true,
  assignee: null,
  createdAt: '2027-03-09T21:00:00.000Z',
  answeredAt: null,
  preferredContactMethod: 'whatsapp',
  preferredContactTime: 'morning',
  questionsAbout: ['Practical Training'],
  acceptsMarketing: false,
  hasAccount: false,
  entries: [],
};
const staff = [{ _id: 's1', name: 'Nadia Rahman' }];

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('the list leads to the enquiry and says who asks what about which course', () => {
  const html = render(<EnquiryTable enquiries={[enquiry]} />);
  expect(html).toContain('href="/admin/enquiries/e1"');
  expect(html).toContain('Nurse, Other');
  expect(html).toContain('INJ-101');
  expect(html).toContain('10 March 2027, 01:00');
});

test('who asks is reached in the way that they prefer', () => {
  const html = render(<EnquiryPerson enquiry={enquiry} />);
  expect(html).toContain('WhatsApp, morning (9-12)');
  expect(html).toContain('https://wa.me/971505550148');
  expect(html).toContain('mailto:rana@clinic.example');
  expect(html).not.toContain('Specialty');
});

test('a question about no course says so', () => {
  expect(render(<EnquiryQuestion enquiry={{ ...enquiry, course: null }} />)).toContain('None in particular');
});

test('what was done is told with who did it', () => {
  const at = enquiry.createdAt;
  const entries: EnquiryDetail['entries'] = [
    { _id: '1', kind: 'assignee', text: 'Assigned to Nadia Rahman', author: 'Nadia Rahman', createdAt: at },
    { _id: '2', kind: 'reply', text: 'Yes, it is.', author: 'Nadia Rahman', createdAt: at },
  ];
  const html = render(<EnquiryTimeline entries={entries} />);
  expect(html).toContain('Assigned to Nadia Rahman');
  expect(html).toContain('Answered by email');
  expect(render(<EnquiryTimeline entries={[]} />)).toContain('Nobody has dealt with it yet.');
});

test('answering, assigning and closing are forms that a browser can send by itself', () => {
  const reply = render(<ReplyForm enquiry={enquiry} idempotencyKey="key-1" />);
  expect(reply).toMatch(/<form[^>]* method="post"/);
  expect(reply).toContain('name="idempotencyKey" value="key-1"');
  expect(reply).toContain('rana@<wbr/>clinic<wbr/>.example');
  expect(render(<AssignForm enquiry={enquiry} staff={staff} />)).toContain('<option value="s1">Nadia Rahman');
  expect(render(<StatusForm enquiry={enquiry} />)).toMatch(
    /<button value="spam" type="submit"[^>]* name="status"/,
  );
});
