import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { renderInForm, sampleValues } from '#web/testing/sample-form.tsx';
import type { FormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { MediaSection, mediaSummary } from '../media/media-section.tsx';
import { AssessmentSection, assessmentSummary } from './assessment-section.tsx';
import { AttendanceSection, attendanceSummary } from './attendance-section.tsx';
import { CertificationSection, certificationSummary } from './certification-section.tsx';
import { ContactSection, contactSummary } from './contact-section.tsx';
import { ContentSection, contentSummary } from './content-section.tsx';
import { InclusionsSection, inclusionsSummary } from './inclusions-section.tsx';
import { NoticesSection, noticesSummary } from './notices-section.tsx';
import { PracticalSection, practicalSummary } from './practical-section.tsx';
import { ReviewsSection, reviewsSummary } from './reviews-section.tsx';
import { WaitlistSection, waitlistSummary } from './waitlist-section.tsx';

const body = {
  _id: '0198a6d0-0000-7000-8000-000000000001',
  name: 'European Board',
  shortName: 'EB',
  description: '',
  website: '',
  logoUrl: '',
  country: '',
  courses: 0,
};

interface Shown {
  fill?: (values: FormValues) => void;
  facts?: Partial<FormFacts>;
}

function html(section: ReactNode, { fill, facts }: Shown = {}): string {
  const values = sampleValues();
  fill?.(values);
  return renderInForm(section, { values, facts: { bodies: [body], ...facts } });
}

/** The tag of the control of a path. */
const control = (markup: string, path: string) => {
  const at = markup.indexOf(`id="${path}"`);
  return markup.slice(markup.lastIndexOf('<', at), markup.indexOf('>', at));
};

test.each<[ReactNode, string[]]>([
  [<WaitlistSection key="s" />, ['waitlist']],
  [<PracticalSection key="s" />, ['practical']],
  [<ReviewsSection key="s" />, ['reviews']],
  [<InclusionsSection key="s" />, ['inclusions']],
  [<AttendanceSection key="s" />, ['attendance']],
  [<ContentSection key="s" />, ['content']],
  [<AssessmentSection key="s" />, ['assessment']],
  [<CertificationSection key="s" />, ['certification']],
  [<MediaSection key="s" />, ['media']],
  [<NoticesSection key="s" />, ['notificationSettings', 'reminderSettings', 'emailCustomization']],
])('every field of the section has its control: %#', (section, parts) => {
  const markup = html(section);
  const fields = parts.flatMap((part) => leaves(part, blankCourse()[part as keyof FormValues]));
  // Captions stand with their files.
  const missing = fields.filter((path) => path !== 'media.captions' && !markup.includes(`id="${path}"`));
  expect(missing).toEqual([]);
});

function leaves(path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  const parts = Object.entries(value);
  return parts.length === 0 ? [path] : parts.flatMap(([name, part]) => leaves(`${path}.${name}`, part));
}

test('limits and defaults are those of the course', () => {
  const waitlist = control(html(<WaitlistSection />), 'waitlist.maxWaitlistSize');
  expect(waitlist).toContain('min="1"');
  expect(waitlist).toContain('value="20"');
  const assessment = html(<AssessmentSection />);
  expect(control(assessment, 'assessment.passingScore')).toMatch(/min="0" max="100".*value="70"/);
  expect(control(assessment, 'assessment.retakesAllowed')).toMatch(/min="0" max="10".*value="1"/);
  expect(control(html(<AttendanceSection />), 'attendance.minimumRequired')).toContain('value="80"');
  expect(control(html(<PracticalSection />), 'practical.studentRatio')).toContain('value="1:1"');
  expect(control(html(<NoticesSection />), 'reminderSettings.reminderDays')).toMatch(/min="0".*value="1"/);
});

test('a question has four answers, of which one is marked, and points', () => {
  const markup = html(<AssessmentSection />, {
    fill: ({ assessment }) => {
      assessment.questions = [{ question: 'Which?', answers: ['A', 'B'], correctAnswer: 1, points: 2 }];
    },
  });
  expect(markup.match(/aria-label="Answer \d"/g)).toHaveLength(4);
  const radios = markup.match(/<input type="radio"[^>]*>/g) ?? [];
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([false, true, false, false]);
  expect(control(markup, 'assessment.questions.0.points')).toContain('min="1"');
});

test('without a certificate its fields are shown, kept and not to be changed', () => {
  const off = html(<CertificationSection />, {
    fill: ({ certification }) => {
      certification.issuingAuthority = 'European Board';
    },
  });
  expect(off.match(/<fieldset disabled=""/g)).toHaveLength(3);
  expect(control(off, 'certification.issuingAuthority')).toContain('value="European Board"');
  const on = html(<CertificationSection />, {
    fill: ({ certification }) => {
      certification.enabled = true;
      certification.certificationBodies = [{ bodyId: body._id, name: body.name, role: 'co-issuer' }];
    },
  });
  expect(on).not.toContain('<fieldset disabled=""');
  expect(control(on, 'certification.certificationBodies.0.role')).toContain('value="co-issuer"');
  expect(on).toContain('<option value="0198a6d0-0000-7000-8000-000000000001">European Board</option>');
});

test('years are asked for where a certificate is not for life', () => {
  const years = 'id="certification.validity.years"';
  expect(html(<CertificationSection />)).toContain(years);
  const lifetime = html(<CertificationSection />, {
    fill: ({ certification }) => {
      certification.validity.isLifetime = true;
    },
  });
  expect(lifetime).not.toContain(years);
});

test('files are listed with their name, size and caption, and can be moved and removed', () => {
  const url = '/files/courses/abc.pdf';
  const file = { url, name: 'Plan.pdf', type: 'application/pdf', bytes: 2048, width: null, height: null };
  const fill = ({ media }: FormValues) => {
    media.documents = [url, 'https://cdn.example/Other.pdf'];
    media.captions = { [url]: 'Course plan' };
  };
  const markup = html(<MediaSection />, { fill, facts: { files: [file] } });
  for (const words of ['Plan.pdf', '2 KB', 'value="Course plan"', 'Move Other.pdf up', 'Remove Plan.pdf'])
    expect(markup).toContain(words);
});

test('the main image is shown in its own proportions, with its alternative text', () => {
  const url = '/files/courses/room.webp';
  const file = { url, name: 'room.webp', type: 'image/webp', bytes: 90_000, width: 1600, height: 900 };
  const fill = ({ media }: FormValues) => {
    media.mainImage = { url, alt: 'The room' };
  };
  const markup = html(<MediaSection />, { fill, facts: { files: [file] } });
  expect(markup).toContain('width="1600" height="900"');
  expect(control(markup, 'media.mainImage.alt')).toContain('value="The room"');
  expect(markup).toContain('Replace main image');
});

test('contact and metadata stand together; a template has a name', () => {
  const markup = html(<ContactSection />, {
    fill: ({ metadata }) => {
      metadata.isTemplate = true;
    },
  });
  for (const name of ['email', 'phone', 'whatsapp', 'registrationUrl', 'supportHours'])
    expect(markup).toContain(`id="contact.${name}"`);
  for (const name of ['tags', 'notes', 'isTemplate', 'templateName'])
    expect(markup).toContain(`id="metadata.${name}"`);
  expect(html(<ContactSection />)).not.toContain('id="metadata.templateName"');
});

test('a closed section says what is in it', () => {
  const values = blankCourse();
  expect(waitlistSummary(values)).toBe('Off');
  expect(contentSummary(values)).toBe('Not set');
  expect(practicalSummary(values)).toBe('No hands-on training');
  expect(assessmentSummary(values)).toBe('Not set');
  expect(certificationSummary(values)).toBe('No certificate');
  expect(reviewsSummary(values)).toBe('Off');
  expect(inclusionsSummary(values)).toBe('Not set');
  expect(mediaSummary(values)).toBe('No picture yet');
  expect(attendanceSummary(values)).toBe('Not tracked');
  expect(noticesSummary(values)).toBe('No reminder');
  expect(contactSummary(values)).toBe('No contact');
});

test('and says it in few words when it is filled', () => {
  const values = blankCourse();
  Object.assign(values.waitlist, { enabled: true });
  Object.assign(values.content, { objectives: ['a', 'b'], modules: [{ title: 'A' }] });
  Object.assign(values.practical, { hasHandsOn: true, studentRatio: '1:4' });
  Object.assign(values.assessment, { type: 'both' });
  Object.assign(values.certification, { enabled: true, type: 'achievement', validity: { years: 3 } });
  Object.assign(values.inclusions.meals, { lunch: true, coffee: true });
  Object.assign(values.attendance, { trackingEnabled: true, checkInMethod: 'qr-code' });
  Object.assign(values.reminderSettings, { enabled: true, automaticReminders: true });
  Object.assign(values.contact, { email: 'a@b.example', phone: '1' });
  Object.assign(values.metadata, { tags: ['x'] });
  expect(waitlistSummary(values)).toBe('On, up to 20 people');
  expect(contentSummary(values)).toBe('1 module, 2 objectives');
  expect(practicalSummary(values)).toBe('Hands-on, 1:4');
  expect(assessmentSummary(values)).toBe('Both, pass at 70%');
  expect(certificationSummary(values)).toBe('Achievement, 3 years');
  expect(inclusionsSummary(values)).toBe('Lunch, coffee');
  expect(attendanceSummary(values)).toBe('QR code, 80%');
  expect(noticesSummary(values)).toBe('Reminder 1 day before');
  expect(contactSummary(values)).toBe('2 contacts, 1 tag');
});
