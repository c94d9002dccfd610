import type { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import type { RequestOf } from '#contracts/endpoint.ts';

export type CourseTemplate = Partial<RequestOf<(typeof adminCourseEndpoints)['createAdminCourse']>>;

const PAYMENT = {
  acceptedMethods: ['full', 'deposit'],
  depositPercentage: 30,
};
const MEALS = { lunch: true, coffee: true };

/** What a new course of a common kind begins with. */
export const courseTemplates: readonly CourseTemplate[] = [
  {
    basic: {
      title: 'One-day injectables workshop',
      courseCode: 'TPL-INJ-1',
      description: 'One day on one region of the face: anatomy, demonstration, supervised treatment.',
      category: 'aesthetic',
      discipline: 'injectables',
    },
    schedule: {
      duration: '1 day',
      totalHours: 8,
      language: 'English',
      venueTimezone: 'Asia/Dubai',
      timeSlots: { startTime: '09:00', endTime: '17:30', lunchBreak: '12:30-13:30' },
      agenda: [
        { time: '09:00', title: 'Anatomy of the region', minutes: 90, handsOn: false },
        { time: '10:45', title: 'Demonstration', minutes: 90, handsOn: false },
        { time: '13:30', title: 'Treatments under supervision', minutes: 210, handsOn: true },
      ],
    },
    enrollment: { basePrice: 980, seatsAvailable: 10, minEnrollment: 4, paymentOptions: PAYMENT },
    practical: { hasHandsOn: true, studentRatio: '1:4', safetyRequirements: { ppeRequired: true } },
    inclusions: { meals: MEALS },
    reminderSettings: { enabled: true, automaticReminders: true, reminderDays: 3 },
    metadata: { isTemplate: true, templateName: 'Workshop, one day' },
  },
  {
    basic: {
      title: 'Two-day professional training',
      courseCode: 'TPL-PRO-2',
      description: 'Two days from assessment to confident practice, with an examination at the end.',
      category: 'medical',
      discipline: 'skin',
    },
    schedule: {
      duration: '2 days',
      totalHours: 15,
      language: 'English',
      venueTimezone: 'Asia/Dubai',
      timeSlots: { startTime: '09:00', endTime: '17:00', lunchBreak: '13:00-14:00' },
      agenda: [
        { time: '09:00', title: 'Assessment and indication', minutes: 120, handsOn: false },
        { time: '11:15', title: 'Materials and settings', minutes: 105, handsOn: true },
        { time: '14:00', title: 'Supervised practice', minutes: 180, handsOn: true },
      ],
    },
    enrollment: { basePrice: 1650, seatsAvailable: 12, minEnrollment: 5, paymentOptions: PAYMENT },
    practical: { hasHandsOn: true, studentRatio: '1:6' },
    assessment: { required: true, type: 'both', passingScore: 70 },
    certification: { enabled: true, issuingAuthority: 'Aurea Academy', type: 'completion', cpdPoints: 15 },
    inclusions: { meals: MEALS },
    metadata: { isTemplate: true, templateName: 'Professional training, two days' },
  },
];
