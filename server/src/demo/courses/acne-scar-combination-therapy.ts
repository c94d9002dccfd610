import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { BERLIN } from '../runs/venues.ts';

export const acneScarCombinationTherapy: DemoCourse = {
  series: {
    slug: 'acne-scar-combination-therapy',
    title: 'Acne Scar Combination Therapy',
    discipline: 'skin',
  },
  slug: 'acne-scar-combination-therapy',
  code: 'ASC-BER-26',
  status: 'open',
  laterStatus: 'completed',
  title: 'Acne Scar Combination Therapy',
  description:
    'Scars are graded by shape and tethering, then matched with subcision, TCA CROSS, needling or a filler. The group plans a year of treatment for six patients and carries out the first session of each.',
  ...BERLIN,
  startsIn: -74,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:00',
  priceEur: eur(116_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 12,
  teachers: [{ slug: 'carmen-ibanez', role: 'Lead instructor' }],
  schedule: {
    duration: '2 days',
    language: 'English, questions also in German',
    agenda: [
      { time: '09:00', title: 'Grading under raking light', minutes: 90, handsOn: true },
      { time: '10:45', title: 'Subcision: planes and anesthesia', minutes: 75, handsOn: false },
      { time: '13:00', title: 'Subcision on patients', minutes: 150, handsOn: true },
      { time: '15:45', title: 'TCA CROSS', minutes: 75, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Grade scars by shape, depth and tethering and photograph them reproducibly',
      'Release tethered scars with needle and blunt cannula',
      'Apply concentrated TCA to ice-pick scars with a fine applicator',
      'Put treatments in an order that the skin can follow',
    ],
    targetAudience: ['Dermatologists', 'Physicians with a busy acne clinic'],
    modules: [
      {
        title: 'Plan of a year',
        duration: '5 h',
        description:
          'Six patients, six calendars: intervals, costs and the honest percentage of improvement.',
      },
      {
        title: 'Subcision',
        duration: '4 h',
        description: 'Tumescent anesthesia, entry points outside the scar, and pressure for ten minutes.',
      },
      {
        title: 'Chemical and mechanical',
        duration: '4 h',
        description: 'CROSS on one cheek, needling on the other, and a discussion after the frost.',
      },
    ],
    prerequisites: ['A medical license'],
    faq: [
      {
        question: 'Are energy devices covered?',
        answer:
          'Fractional lasers and radiofrequency are compared in a lecture; hands-on work is without them.',
      },
      {
        question: 'Is active acne treated?',
        answer:
          'No scar is treated while acne is active, and how to get there is the first decision of the plan.',
      },
      {
        question: 'Do I see late results?',
        answer: 'Patients of earlier runs return on the second day, one of them after eleven months.',
      },
      {
        question: 'Will there be another date?',
        answer: 'Once a year in Berlin; use “Notify me” and you are written to when it is fixed.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Subcision', 'TCA CROSS', 'Needling', 'Scar filling'],
    studentRatio: '1:6',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 13,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 90,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'With the treatment plan that you have written and defended.',
  },
  inclusions: USUAL_INCLUSIONS,
  reviews: { allowAnonymous: true },
};
