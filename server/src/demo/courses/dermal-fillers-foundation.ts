import { eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { fullOrDeposit, WITH_TAKE_HOME } from '../runs/usual-terms.ts';
import { RIYADH } from '../runs/venues.ts';

export const dermalFillersFoundation: DemoCourse = {
  series: {
    slug: 'dermal-fillers-foundation',
    title: 'Dermal Fillers Foundation',
    discipline: 'injectables',
  },
  slug: 'dermal-fillers-foundation',
  code: 'DFF-RUH-19',
  status: 'open',
  title: 'Dermal Fillers Foundation',
  description:
    'Hyaluronic acid for those who have never held a filler syringe, or hold one with doubts. Nasolabial fold, marionette line and cheek are taught with cannula first, and every participant dissolves before filling.',
  ...RIYADH,
  startsIn: 26,
  lastsDays: 2,
  startTime: '09:00',
  endTime: '17:00',
  priceEur: eur(148_000),
  earlyBirdPriceEur: eur(129_000),
  // Over on whatever day the demo begins, also where holidays move the course.
  earlyBirdDays: 60,
  capacity: 12,
  teachers: [
    { slug: 'layla-haddad', role: 'Lead instructor' },
    { slug: 'carmen-ibanez', role: 'Clinical instructor' },
  ],
  schedule: {
    duration: '2 days',
    language: 'English and Arabic',
    agenda: [
      { time: '09:00', title: 'Gels, cross-linking and what it changes', minutes: 75, handsOn: false },
      { time: '10:30', title: 'Arteries of the face, drawn to scale', minutes: 75, handsOn: true },
      { time: '13:00', title: 'Cannula on models', minutes: 90, handsOn: true },
      { time: '15:00', title: 'First patient in pairs', minutes: 120, handsOn: true },
    ],
  },
  content: {
    objectives: [
      'Match the firmness of a gel to the plane in which it will lie',
      'Enter, advance and withdraw a 25-gauge cannula without force',
      'Treat nasolabial fold, marionette line and lateral cheek in small volumes',
      'Recognize a blanched territory within seconds and act by protocol',
    ],
    targetAudience: [
      'Physicians and dentists who already inject toxin',
      'Nurses whose clinic is adding fillers under a supervising physician',
    ],
    modules: [
      {
        title: 'Rheology for clinicians',
        duration: '2 h',
        description: 'Six gels are stretched, pressed and compared blind; then the data sheets are opened.',
      },
      {
        title: 'Cannula before needle',
        duration: '4 h',
        description:
          'Resistance is learned on silicone, chicken thigh and a colleague’s account of the first time.',
      },
      {
        title: 'Midface and lower face',
        duration: '6 h',
        description: 'Two supervised patients for each pair, with volumes agreed before the box is opened.',
      },
    ],
    prerequisites: ['Six months of toxin practice, or a foundation certificate'],
    faq: [
      {
        question: 'How much filler do I inject?',
        answer:
          'About three milliliters over two days, which is little on purpose: results are judged at rest.',
      },
      {
        question: 'Is hyaluronidase practiced on patients?',
        answer:
          'On models and on test papules; on a patient only where an old filler has to be removed anyway.',
      },
      {
        question: 'Are lips part of the program?',
        answer: 'They are not: lips have a course of their own, and a morning would not do them justice.',
      },
      {
        question: 'Do women and men train together?',
        answer: 'Lectures are joint; treatment bays can be chosen, and patients are asked what they prefer.',
      },
      {
        question: 'Until when can my seat be given to a colleague?',
        answer: 'Until seven days before the first day, as long as the colleague meets the same requirement.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Nasolabial fold', 'Marionette line', 'Lateral cheek', 'Hyaluronidase'],
    studentRatio: '1:6',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'completion',
    cpdPoints: 12,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: true,
      videoSubmissionRequired: false,
    },
    description: 'Two supervised treatments and the occlusion drill, passed in under four minutes.',
  },
  inclusions: WITH_TAKE_HOME,
  paymentOptions: fullOrDeposit(30, 10),
  reminderSettings: {
    enabled: true,
    automaticReminders: true,
    reminderDays: 3,
    customReminderMessage: 'The skin laboratory is cool: bring a layer that may get stained.',
  },
  emailCustomization: { includeVenueDetails: true, includeInstructorContact: true, brandingEnabled: true },
};
