import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';

/** Second of six, without an offer. */
export const sampleWaitingPlace: WaitingPlace = {
  course: {
    _id: 'c1',
    kind: 'InPersonCourse',
    slug: 'full-face',
    code: 'INJ-310',
    title: 'Full-Face Injection Masterclass',
    city: 'Milan',
    startDate: '2027-07-24',
    endDate: '2027-07-26',
    venueName: 'Porta Nuova',
    venueTimezone: 'Asia/Dubai',
    capacity: 8,
    taken: 8,
    isAutomatic: true,
  },
  place: 2,
  of: 6,
  joinedAt: '2027-01-11T08:00:00Z',
  offer: null,
  isPaying: false,
  passedAt: null,
};
