import { describe, expect, test } from 'vitest';
import { fullCourse } from '../testing/sample-course.ts';
import { courseBodies } from './admin-course.ts';
import { blankCourse, courseSections } from './course-form.ts';

type Fields = Record<string, unknown>;

/** The sample with one field changed, by its path. */
const withField = (path: string, value: unknown, course: object = fullCourse()): Fields => {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(course) ? [...course] : { ...course }) as Fields;
  copy[key] = rest.length > 0 ? withField(rest.join('.'), value, copy[key] as object) : value;
  return copy;
};
const messages = (body: object): string[] =>
  courseBodies.InPersonCourse.safeParse(body).error?.issues.map(({ message }) => message) ?? [];
const messagesWith = (path: string, value: unknown) => messages(withField(path, value));
const cleaned = (path: string, value: unknown): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Fields)?.[key],
      courseBodies.InPersonCourse.parse(withField(path, value)),
    );

describe('a new course', () => {
  test('has the specified defaults', () => {
    expect(blankCourse()).toMatchObject({
      basic: { courseCode: '', status: 'draft', category: 'aesthetic' },
      schedule: {
        startDate: null,
        duration: '1 day',
        totalHours: 8,
        venueTimezone: 'Asia/Dubai',
        timeSlots: { startTime: '09:00', endTime: '17:00', lunchBreak: '12:30-13:30' },
      },
      enrollment: {
        basePrice: null,
        baseCurrency: 'EUR',
        earlyBird: { basePrice: null, days: 30 },
        seatsAvailable: 10,
        minEnrollment: 5,
        seatHoldDuration: 30,
        paymentOptions: { selectedOption: 'full', acceptFullPayment: true, acceptDeposit: false },
      },
      instructors: { primary: { instructorId: null, role: 'Lead Instructor' }, additional: [] },
      waitlist: { enabled: false, maxWaitlistSize: 20 },
      practical: { studentRatio: '1:1' },
      assessment: { passingScore: 70, retakesAllowed: 1 },
      certification: { requirements: { minimumAttendance: 80, minimumScore: 70 } },
      attendance: { minimumRequired: 80 },
      reminderSettings: { enabled: false, reminderDays: 1 },
    });
  });

  test('is told everything it lacks at once, in the specified order and words', () => {
    expect(messages({})).toEqual([
      'Course title is required',
      'Course description is required',
      'Start date is required',
      'Base price must be greater than 0',
      'Venue name is required',
      'Venue city is required',
      'Venue country is required',
      'Venue address is required',
      'Primary instructor is required',
    ]);
  });

  test('is saved as a draft with a title alone, and is one whatever status was chosen', () => {
    const draft = { saveAsDraft: true, basic: { title: 'An idea', status: 'open' } };
    expect(courseBodies.InPersonCourse.parse(draft).basic).toMatchObject({
      title: 'An idea',
      status: 'draft',
    });
    expect(messages({ saveAsDraft: true })).toEqual(['Course title is required']);
    expect(messages({ saveAsDraft: true, basic: { title: 'x'.repeat(201) } })).toEqual([
      'Course title must be less than 200 characters',
    ]);
  });

  test('with every section filled comes through as it was sent', () => {
    expect(courseBodies.InPersonCourse.parse(fullCourse())).toEqual({ ...fullCourse(), saveAsDraft: false });
    expect(Object.keys(fullCourse())).toEqual(Object.keys(courseSections.InPersonCourse));
  });
});

test.each([
  ['basic.title', ' ', 'Course title is required'],
  ['basic.title', 'x'.repeat(201), 'Course title must be less than 200 characters'],
  ['basic.description', '', 'Course description is required'],
  ['basic.description', 'x'.repeat(2001), 'Course description must be less than 2000 characters'],
  ['schedule.startDate', '', 'Start date is required'],
  ['schedule.endDate', '2027-04-08', 'End date cannot be before start date'],
  ['schedule.registrationDeadline', '2027-04-10', 'Registration deadline cannot be after course start date'],
  ['enrollment.basePrice', 0, 'Base price must be greater than 0'],
  ['enrollment.basePrice', -1, 'Base price must be greater than 0'],
  ['enrollment.earlyBird.basePrice', 1450.5, 'Early bird price must be less than regular price'],
  ['enrollment.earlyBird.basePrice', 2000, 'Early bird price must be less than regular price'],
  ['enrollment.seatsAvailable', 0, 'Seats available must be at least 1'],
  ['enrollment.minEnrollment', 13, 'Minimum enrollment cannot exceed available seats'],
  ['venue.name', '', 'Venue name is required'],
  ['venue.city', '', 'Venue city is required'],
  ['venue.country', '', 'Venue country is required'],
  ['venue.address', '', 'Venue address is required'],
  ['instructors.primary.instructorId', '', 'Primary instructor is required'],
])('%s of %j: %s', (path, value, message) => {
  expect(messagesWith(path, value)).toContain(message);
});

const PLAN = 'enrollment.paymentOptions.installmentStructure';
const QUESTION = 'assessment.questions.0';

test.each<[string, unknown[], unknown[]]>([
  ['basic.title', ['x'.repeat(199), 'x'.repeat(200)], ['x'.repeat(201)]],
  ['basic.description', ['x'.repeat(1999), 'x'.repeat(2000)], ['x'.repeat(2001)]],
  ['schedule.endDate', ['2027-04-09', null], ['2027-02-30', 'soon']],
  ['schedule.registrationDeadline', ['2027-04-09'], ['2027-13-01']],
  ['schedule.totalHours', [1], [0, 1.5]],
  ['schedule.timeSlots.startTime', ['00:00', '23:59'], ['24:00', '9:00', '12:60']],
  ['schedule.venueTimezone', ['Europe/Berlin', 'Asia/Kolkata', 'UTC', 'GMT'], ['Mars/Base', '+02:00', 'utc']],
  ['enrollment.basePrice', [10_000.01], [10_000.001, 1_000_001, '1,450', '1e3']],
  ['enrollment.earlyBird.basePrice', [10.01, 0, ''], [-1, 10.001]],
  ['enrollment.earlyBird.days', [1, 365], [0, 366]],
  ['enrollment.seatsAvailable', [12, 10_000], [0, -1, 10_001]],
  ['enrollment.minEnrollment', [1, 12], [0, 13]],
  ['enrollment.seatHoldDuration', [5], [4]],
  ['enrollment.paymentOptions.depositStructure.depositPercentage', [0, 100, 33.33], [-1, 101]],
  ['enrollment.paymentOptions.depositStructure.remainingDueDays', [0], [-1]],
  [`${PLAN}.numberOfInstallments`, [3, 12], [1, 13]],
  [`${PLAN}.installmentPlan.0.percentageOfTotal`, [50, 80], [-1, 101, 81]],
  ['assessment.passingScore', [0, 100], [-1, 101]],
  ['assessment.retakesAllowed', [0, 10], [-1, 11]],
  [`${QUESTION}.correctAnswer`, [0, 3], [-1, 4]],
  [`${QUESTION}.points`, [1], [0]],
  [
    `${QUESTION}.answers`,
    [['a', 'b', 'c', 'd']],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', '', 'd'],
    ],
  ],
  ['certification.requirements.minimumAttendance', [0, 100], [-1, 101]],
  ['certification.requirements.minimumScore', [0, 100], [-1, 101]],
  ['certification.validity.years', [1, null], [0]],
  ['attendance.minimumRequired', [0, 100], [-1, 101]],
  ['reminderSettings.reminderDays', [0], [-1]],
  ['waitlist.maxWaitlistSize', [1], [0]],
  ['contact.email', ['', 'a@b.co'], ['nobody']],
  [
    'media.mainImage.url',
    ['/files/courses/a.webp', 'https://a.example/b.jpg'],
    ['javascript:alert(1)', '//x'],
  ],
  [
    'venue.mapUrl',
    ['', 'https://maps.example'],
    ['maps.example', 'data:text/html,x', '/files/documents/map.pdf'],
  ],
  ['basic.category', ['medical'], ['cooking']],
  ['basic.status', ['closed', 'in-progress'], ['sold']],
])('%s accepts its limits and nothing beyond', (path, within, beyond) => {
  for (const value of within) expect(messagesWith(path, value), JSON.stringify(value)).toEqual([]);
  for (const value of beyond) expect(messagesWith(path, value), JSON.stringify(value)).not.toEqual([]);
});

test.each<[string, unknown, unknown]>([
  ['basic.courseCode', ' abc-1 ', 'ABC-1'],
  ['instructors.additional', [{ instructorId: '' }], []],
  ['certification.certificationBodies', [{ bodyId: '' }], []],
  ['enrollment.earlyBird.basePrice', 0, null],
  ['enrollment.earlyBird.basePrice', '', null],
  ['enrollment.earlyBird.days', '', 30],
  ['enrollment.seatsAvailable', '12', 12],
  ['enrollment.basePrice', '1450,50', 1450.5],
  ['enrollment.baseCurrency', 'USD', 'EUR'],
  ['schedule.duration', '', ''],
  ['schedule.endDate', '', null],
  ['schedule.registrationDeadline', '', null],
  [
    'content.modules',
    [{ title: '' }, { title: 'Kept' }],
    [{ title: 'Kept', description: '', duration: '', order: 0 }],
  ],
  ['assessment.questions', [{ question: ' ' }], []],
  ['media.links', [{ title: 'x', url: '' }], []],
  ['media.links', [{ url: 'https://a.example' }], [{ title: '', url: 'https://a.example', type: 'website' }]],
  ['media.mainImage', { url: '', alt: 'nothing' }, null],
  ['venue.facilities', 'wet lab, parking ,', ['wet lab', 'parking']],
  ['venue.facilities', null, []],
  ['practical.hasHandsOn', undefined, false],
  ['practical.hasHandsOn', 'on', true],
])('%s of %j is cleaned to %j', (path, given, kept) => {
  expect(cleaned(path, given)).toEqual(kept);
});

describe('what is cleaned', () => {
  test('without a certificate nobody issues one', () => {
    const off = withField('certification.enabled', false);
    expect(courseBodies.InPersonCourse.parse(off).certification.issuingAuthorityId).toBeNull();
  });

  test('blank answers leave, and the right answer stays the right one', () => {
    const question = { question: 'Which?', answers: ['a', '', 'b', ''], correctAnswer: 2 };
    expect(cleaned('assessment.questions', [question])).toEqual([
      { question: 'Which?', answers: ['a', 'b'], correctAnswer: 1, points: 1 },
    ]);
  });

  test('what a plan needs leaves with its flag, and installments without a percentage leave', () => {
    const options = { acceptFullPayment: true, depositStructure: {}, installmentStructure: {} };
    expect(cleaned('enrollment.paymentOptions', options)).toMatchObject({
      selectedOption: 'full',
      depositStructure: null,
      installmentStructure: null,
    });
    const plan = [{ percentageOfTotal: '' }, { installmentNumber: 2, percentageOfTotal: '60' }];
    expect(cleaned(`${PLAN}.installmentPlan`, plan)).toMatchObject([
      { installmentNumber: 2, percentageOfTotal: 60 },
    ]);
  });

  test('the choice says the flags only where none was said', () => {
    expect(cleaned('enrollment.paymentOptions', { selectedOption: 'installments' })).toMatchObject({
      acceptFullPayment: false,
      acceptDeposit: false,
      acceptInstallments: true,
      installmentStructure: { numberOfInstallments: 2, installmentPlan: [] },
    });
    const several = { selectedOption: 'full', acceptFullPayment: true, acceptInstallments: true };
    expect(cleaned('enrollment.paymentOptions', several)).toMatchObject({
      selectedOption: 'installments',
      acceptFullPayment: true,
      acceptInstallments: true,
    });
  });
});

test('nobody teaches a course twice', () => {
  const course = fullCourse();
  const [other] = course.instructors.additional;
  expect(messagesWith('instructors.additional', [other, other])).toEqual([
    'An instructor can be on a course only once',
  ]);
  const lead = { instructorId: course.instructors.primary.instructorId };
  expect(messages({ ...withField('instructors.additional', [lead]), saveAsDraft: true })).toEqual([
    'An instructor can be on a course only once',
  ]);
});

test('a free course may cost nothing, and nothing may be negative', () => {
  const free = withField('enrollment.isFree', true, withField('enrollment.earlyBird.basePrice', null));
  expect(messages(withField('enrollment.basePrice', 0, free))).toEqual([]);
  expect(messages(withField('enrollment.basePrice', -1, free))).toEqual([
    'Base price must be greater than 0',
  ]);
});

test('what cannot be kept is told of in every text, and every one of them at once', () => {
  const broken = withField('basic.title', 'a\u0000b', withField('venue.facilities', ['\ud800']));
  expect(messages(broken)).toEqual([
    'Course title contains characters that cannot be shown',
    'Facilities contains characters that cannot be shown',
  ]);
  expect(messagesWith('media.captions', { '/files/a\u0000/b': 'x' })).not.toEqual([]);
});
