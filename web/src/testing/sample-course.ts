import type { CourseSummary } from '#contracts/courses/course-summary.ts';

type Sample = {
  title?: string;
  code?: string;
  city?: string;
  discipline?: string;
  start?: string | null;
  end?: string | null;
  instructors?: string;
  enrollment?: Partial<CourseSummary['enrollment']>;
};

/** For tests: an open course with 8 of 12 seats left and an early-bird price. */
export const sampleCourse = (sample: Sample): CourseSummary => {
  const { title = 'Course', code = 'INJ-101', city = 'Dubai', discipline = 'injectables' } = sample;
  const { start = null, end = null, instructors = 'Dr Leila Haddad' } = sample;
  return {
    kind: 'InPersonCourse',
    _id: code,
    slug: code.toLowerCase(),
    code,
    discipline,
    basic: { title, courseCode: code, description: '', status: 'open', effectiveStatus: 'open' },
    badge: { kind: 'open', label: 'Open' },
    enrollment: {
      price: 1650,
      basePrice: 1650,
      earlyBirdPrice: 1450,
      isEarlyBirdActive: true,
      earlyBirdDeadline: '2027-03-10T19:59:59.000Z',
      currentPrice: 1450,
      currency: 'EUR',
      seatsAvailable: 12,
      currentEnrollment: 4,
      seatsLeft: 8,
      isEnrollable: true,
      deadline: null,
      paymentOptions: {
        acceptFullPayment: true,
        acceptDeposit: false,
        acceptInstallments: false,
        depositPercentage: null,
        numberOfInstallments: null,
      },
      ...sample.enrollment,
    },
    schedule: { startDate: start, endDate: end, duration: '', venueTimezone: 'Asia/Dubai' },
    venue: { city, country: '' },
    instructorNames: instructors,
    isPast: false,
  };
};
