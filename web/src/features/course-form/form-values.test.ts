import { expect, test } from 'vitest';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { sampleFacts, sampleValues } from '#web/testing/sample-form.tsx';
import { fromTemplate, valuesOf } from './form-values.ts';
import { inRow } from './inputs.ts';

test('a new course has the contacts and the name of the house', () => {
  const { contact, certification } = sampleValues();
  expect(contact).toMatchObject({
    email: sampleFacts.site.contact.email,
    whatsapp: sampleFacts.site.contact.whatsapp,
    supportHours: '9 AM - 6 PM (Monday-Friday)',
  });
  expect(certification.issuingAuthority).toBe('Aurea Academy');
});

test('a new course has the specified defaults', () => {
  expect(sampleValues()).toMatchObject({
    basic: { status: 'draft', category: 'aesthetic' },
    schedule: { duration: '1 day', totalHours: 8, venueTimezone: 'Asia/Dubai' },
    enrollment: {
      seatsAvailable: 10,
      minEnrollment: 5,
      seatHoldDuration: 30,
      earlyBird: { days: 30 },
      paymentOptions: {
        depositStructure: { depositPercentage: 30, remainingDueDays: 7 },
        installmentStructure: { numberOfInstallments: 2 },
      },
    },
  });
});

test('what only the server says of a course is not in the form', () => {
  const blank = blankCourse();
  const stored = { ...blank, version: 4, basic: { ...blank.basic, effectiveStatus: 'open' } };
  const values = valuesOf(stored, blank);
  expect(values).not.toHaveProperty('version');
  expect(values.basic).not.toHaveProperty('effectiveStatus');
});

test('a stored plan gets a row for each of its installments, with the share that buyers are charged', () => {
  const blank = blankCourse();
  const { enrollment } = blank;
  const part = { installmentNumber: 1, description: '', percentageOfTotal: 50, dueRelativeToStart: null };
  const installmentStructure = { numberOfInstallments: 3, installmentPlan: [part] };
  const paymentOptions = { ...enrollment.paymentOptions, acceptInstallments: true, installmentStructure };
  const values = valuesOf({ ...blank, enrollment: { ...enrollment, paymentOptions } }, blank);
  const plan = values.enrollment.paymentOptions.installmentStructure?.installmentPlan ?? [];
  expect(plan.map((row) => row.percentageOfTotal)).toEqual([50, 25, 25]);
});

test('a course from a template is a draft with code and dates of its own', () => {
  const values = sampleValues();
  const begun = fromTemplate({
    ...values,
    basic: { ...values.basic, title: 'Fillers', courseCode: 'INJ-1', status: 'open' },
    schedule: { ...values.schedule, startDate: '2027-04-09' },
    metadata: { ...values.metadata, isTemplate: true, templateName: 'Fillers' },
  });
  expect(begun.basic).toMatchObject({ title: 'Fillers', courseCode: '', status: 'draft' });
  expect(begun.schedule.startDate).toBeNull();
  expect(begun.metadata).toMatchObject({ isTemplate: false, templateName: '' });
});

test('a field of a row is named by list, place and field', () => {
  expect(inRow('content.modules', 2, 'title')).toBe('content.modules.2.title');
});
