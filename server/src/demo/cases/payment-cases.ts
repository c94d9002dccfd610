import { coursesOf, type DemoCase, DIRHAMS, EITHER, EUROS } from './case-kinds.ts';
import { earlierCases } from './earlier-cases.ts';

/** What the course office has asked people for, and how far they have paid. */
export const demoCases: readonly DemoCase[] = [
  ...earlierCases,
  {
    daysAgo: 11,
    asks: {
      title: 'Change of date: skin boosters',
      description: 'The fee for moving to a later date.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 50 },
      payer: { name: 'Clara Weiss', email: 'learner@aurea.example', phone: '+43 1 555 0150' },
      linkedCourses: coursesOf('skin-boosters-and-mesotherapy'),
    },
    later: [
      { daysAgo: 10, does: 'opens' },
      { daysAgo: 9, does: 'withdraws', reason: 'The change was free, for it was asked for in time' },
    ],
  },
  {
    daysAgo: 9,
    asks: {
      title: 'Scholarship fund for nurses',
      description: 'Any amount helps. Each €890 pays for one nurse’s laser safety certificate.',
      paymentType: 'open',
      currency: EITHER,
      payer: { name: 'Dr Pierre Lambert', email: 'pierre.lambert@example.com', phone: '+33 4 55 50 01 32' },
      expiryDays: 60,
    },
    later: [{ daysAgo: 8, does: 'opens' }],
  },
  {
    daysAgo: 6,
    asks: {
      title: 'Contribution to the anatomy laboratory',
      description: 'For the new ventilation. You choose the amount, in one payment or two.',
      paymentType: 'range',
      currency: EITHER,
      amount: { min: 500, max: 2900 },
      payer: { name: 'Dr Giulia Ferraro', email: 'giulia.ferraro@example.com', phone: '+39 011 555 0134' },
      installments: { enabled: true, numberOfInstallments: 2 },
      linkedCourses: coursesOf('facial-anatomy-dissection'),
      expiryDays: 30,
    },
    later: [],
  },
  {
    daysAgo: 5,
    asks: {
      title: 'Laser safety refresher for the theater team',
      description: 'Half a day at your clinic.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 980 },
      payer: { name: 'Fatima Rahman', email: 'fatima.rahman@example.com', phone: '+974 4455 0128' },
      attendees: [
        { name: 'Fatima Rahman', email: 'fatima.rahman@example.com' },
        { name: 'Mariam Saleh', email: 'mariam.saleh@example.com' },
        { name: 'Joy Santos', email: 'joy.santos@example.com' },
      ],
      linkedCourses: coursesOf('laser-safety-officer'),
      expiryDays: 21,
    },
    later: [
      {
        daysAgo: 1,
        does: 'reports',
        message: 'We had agreed on 890 for the three of us. Could you look at the amount before I pay?',
      },
    ],
  },
  {
    daysAgo: 3,
    asks: {
      title: 'Team training for Al Noor Clinic: four seats on the Botox course',
      description: 'Four participants on the next date in Dubai, with one invoice to the clinic.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 5800 },
      payer: {
        name: 'Al Noor Clinic LLC',
        email: 'accounts@alnoorclinic.example.com',
        phone: '+971 4 555 0190',
      },
      attendees: [
        { name: 'Dr Amira Farouk', email: 'amira.farouk@example.com' },
        { name: 'Dr Hassan Idris', email: 'hassan.idris@example.com' },
        { name: 'Leila Mansour', email: 'leila.mansour@example.com' },
        { name: 'Sunil Varma', email: 'sunil.varma@example.com' },
      ],
      linkedCourses: coursesOf('botox-professional-training-dubai-clinic'),
      internalNotes: 'The clinic wants the receipt in the name of the company.',
      expiryDays: 14,
    },
    later: [{ daysAgo: 2, does: 'opens' }],
  },
  {
    daysAgo: 2,
    asks: {
      title: 'Supervision day at a clinic in Sharjah',
      description: 'An instructor visits the clinic for one day of supervised treatments.',
      paymentType: 'fixed',
      currency: DIRHAMS,
      amount: { fixed: 7350 },
      payer: { name: 'Aisha Mohammed', email: 'aisha.mohammed@example.com', phone: '+971 55 555 0139' },
    },
    later: [],
  },
  {
    daysAgo: 1,
    asks: {
      title: 'Repeated examination: laser safety officer',
      description: 'The written part once more, online.',
      paymentType: 'fixed',
      currency: EUROS,
      amount: { fixed: 150 },
      payer: { name: 'Leo Bauer', email: 'leo.bauer@example.com', phone: '+43 316 555 129' },
      linkedCourses: coursesOf('laser-safety-officer'),
      internalNotes: 'To be sent when the examiner has confirmed the day.',
      saveAsDraft: true,
    },
    later: [],
  },
];
