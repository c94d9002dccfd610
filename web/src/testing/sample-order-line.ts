import type { OrderLineDetail } from '#contracts/orders/orders.ts';

/** A course of a confirmed order, which its buyer takes part in. */
export const sampleLine: OrderLineDetail = {
  _id: 'line-1',
  course: {
    _id: 'c1',
    kind: 'InPersonCourse',
    slug: 'inj-101',
    code: 'INJ-101',
    title: 'Foundation',
    discipline: 'injectables',
    city: 'Dubai',
    country: 'United Arab Emirates',
    venueName: 'Aurea Clinic',
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    startTime: '09:00',
    venueTimezone: 'Asia/Dubai',
  },
  listEur: 145_000,
  earlyBirdEur: 0,
  promoEur: 0,
  priceEur: 145_000,
  cameWith: null,
  places: [{ _id: 'place-1', state: 'accepted', email: null }],
  enrolled: true,
  accessUntil: null,
  confirmations: [],
  policy: null,
  documents: [],
  freeWithdrawal: null,
  courseCancelled: null,
  links: {
    course: '/in-person/courses/inj-101',
    calendar: '/in-person/courses/inj-101/calendar.ics',
    learning: null,
  },
};

/** A self-paced course that came with it, free of charge. */
export const sampleBrought: OrderLineDetail = {
  ...sampleLine,
  _id: 'line-2',
  course: {
    ...sampleLine.course,
    _id: 'c2',
    kind: 'ELearningCourse',
    slug: 'facial-anatomy',
    code: 'EL-110',
    title: 'Facial anatomy',
    city: '',
    country: '',
    venueName: '',
    startDate: null,
    endDate: null,
    startTime: '',
  },
  listEur: 0,
  priceEur: 0,
  cameWith: 'line-1',
  places: [{ _id: 'place-2', state: 'accepted', email: null }],
  accessUntil: '2028-01-10',
  links: {
    course: '/self-paced-online-training/facial-anatomy',
    calendar: null,
    learning: '/elearning/course/facial-anatomy',
  },
};
