import { basisPoints, eur } from '#domain/money/money.ts';
import type { DemoCourse } from '../runs/demo-course.ts';
import { USUAL_INCLUSIONS } from '../runs/usual-terms.ts';
import { MILAN } from '../runs/venues.ts';

export const advancedFullFaceContouring: DemoCourse = {
  series: {
    slug: 'advanced-full-face-contouring',
    title: 'Advanced Full-Face Contouring',
    discipline: 'injectables',
  },
  slug: 'advanced-full-face-contouring',
  code: 'FFC-MIL-06',
  status: 'open',
  title: 'Advanced Full-Face Contouring',
  description:
    'A masterclass for six. Each participant plans and treats one whole face across two days, from temple to chin, and defends the plan in front of the group before the first syringe is opened.',
  ...MILAN,
  startsIn: 47,
  lastsDays: 2,
  startTime: '09:30',
  endTime: '18:00',
  priceEur: eur(248_000),
  earlyBirdPriceEur: null,
  earlyBirdDays: null,
  capacity: 6,
  waitlist: { enabled: true, maxWaitlistSize: 12, autoNotifyOnAvailability: true },
  teachers: [
    { slug: 'lorenzo-galli', role: 'Lead instructor' },
    { slug: 'stefan-gruber', role: 'Anatomy faculty' },
  ],
  schedule: {
    duration: '2 days',
    language: 'English with Italian support',
    agenda: [
      { time: '09:30', title: 'Scan and plan', minutes: 120, handsOn: true },
      { time: '11:45', title: 'Defense of the plan', minutes: 90, handsOn: false },
      { time: '14:15', title: 'Support: temple, cheek, jaw', minutes: 150, handsOn: true },
      { time: '17:00', title: 'Second thoughts', minutes: 60, handsOn: false },
    ],
  },
  content: {
    experienceLevel: 'advanced',
    objectives: [
      'Read a face by support, volume and surface, in that order',
      'Budget product across a face and stop when the budget is spent',
      'Work the jawline with a cannula from a single entry',
      'Stage a treatment over months without losing the patient',
    ],
    targetAudience: ['Physicians with two hundred filler treatments', 'Surgeons who combine filler and fat'],
    modules: [
      {
        title: 'Three-dimensional planning',
        duration: '4 h',
        description: 'Scans are overlaid with the plan, so that intention and result can be measured.',
      },
      {
        title: 'Scaffolding',
        duration: '6 h',
        description: 'Periosteal boluses at lateral cheek and chin, with aspiration debated honestly.',
      },
      {
        title: 'Refinement',
        duration: '4 h',
        description: 'Soft gels in superficial planes on the second day, when swelling tells the truth.',
      },
    ],
    prerequisites: ['Two years of filler practice or two hundred treatments'],
    faq: [
      {
        question: 'How are patients matched?',
        answer: 'You receive three anonymous files two weeks ahead and rank them by what you wish to learn.',
      },
      {
        question: 'How much product is used on one face?',
        answer: 'Up to six syringes per patient; the plan has to explain every one of them.',
      },
      {
        question: 'Can I bring an assistant?',
        answer:
          'One assistant may watch from the gallery free of charge; please name the person two weeks ahead.',
      },
      {
        question: 'What happens if I do not agree with the plan of the group?',
        answer:
          'Nothing is injected that the treating participant does not stand behind; the instructor has the last word on safety.',
      },
      {
        question: 'Is the six-week review compulsory?',
        answer:
          'For the diploma, yes: it takes twenty minutes by video, with your patient present or with standard photographs.',
      },
    ],
  },
  practical: {
    hasHandsOn: true,
    procedures: ['Temple', 'Lateral cheek', 'Chin', 'Jawline', 'Pre-jowl'],
    studentRatio: '1:3',
  },
  certification: {
    enabled: true,
    issuingAuthority: 'Aurea Academy',
    type: 'achievement',
    cpdPoints: 14,
    validity: { isLifetime: true, years: null },
    requirements: {
      minimumAttendance: 100,
      practicalRequired: true,
      examRequired: false,
      videoSubmissionRequired: false,
    },
    description: 'Follows the six-week review of your patient, held by video.',
  },
  inclusions: USUAL_INCLUSIONS,
  paymentOptions: {
    acceptFullPayment: true,
    acceptDeposit: false,
    acceptInstallments: true,
    installments: {
      count: 2,
      plan: [{ shareBp: basisPoints(5_000) }, { shareBp: basisPoints(5_000), dueRelativeToStart: -60 }],
    },
  },
};
