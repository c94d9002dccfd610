import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { RunAnswer } from '#web/features/course-manager/runs/run-kind.tsx';

/** For tests. */
export const sampleRow: AdminCourseRow = {
  _id: '11111111-1111-4111-8111-111111111111',
  slug: 'peels-milan-2027',
  version: 3,
  createdAt: '2027-01-03T22:00:00.000Z',
  basic: {
    courseCode: 'SKN-110',
    title: 'Chemical Peels',
    category: 'aesthetic',
    status: 'open',
    effectiveStatus: 'open',
  },
  schedule: {
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    venueTimezone: 'Europe/Rome',
    timeSlots: { startTime: '09:00', endTime: '17:00' },
  },
  enrollment: { basePrice: 890, seatsAvailable: 10, minEnrollment: 5, currentEnrollment: 3, seatsTaken: 4 },
  venue: { name: 'Clinica Uno', city: 'Milan', country: 'Italy' },
  instructorNames: 'Sara Conti',
  metadata: { isTemplate: false, templateName: '' },
};

export const sampleFigures: RunAnswer['figures'] = {
  total: 55,
  open: 10,
  draft: 2,
  inProgress: 1,
  openSeats: 122,
  openSeatsLeft: 63,
  completed: 41,
  views: { upcoming: 14, 'needs-minimum': 4, 'early-bird-ends': 3, completed: 41, templates: 6 },
};
