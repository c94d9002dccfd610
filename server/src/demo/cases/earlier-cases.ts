import { coursesOf, type DemoCase, EITHER, EUROS } from './case-kinds.ts';

/** What was asked for some weeks ago: most of it has come to an end. */
export const earlierCases: readonly DemoCase[] = [
  {
    daysAgo: 45,
    asks: {
      title: 'Practice models and consumables for an in-house day',
      description:
        'Twelve injection pads, two heads and consumables for ten people, delivered to the clinic.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 1800 },
      payer: {
        name: 'Derma Point Clinic',
        email: 'office@dermapoint.example.com',
        phone: '+971 6 555 0184',
      },
    },
    later: [
      { daysAgo: 44, does: 'opens' },
      {
        daysAgo: 43,
        does: 'records',
        seen: { amount: 900, paymentMethod: 'Cash', notes: 'Half was paid at the front desk on delivery' },
      },
    ],
  },
  {
    daysAgo: 40,
    asks: {
      title: 'Observation day at the Dubai clinic',
      description: 'One day beside Dr Haddad, with theater clothes and lunch.',
      paymentType: 'fixed',
      currency: EUROS,
      amount: { fixed: 480 },
      payer: { name: 'Dr Hana Nováková', email: 'hana.novak@example.com', phone: '+420 255 550 115' },
    },
    later: [
      { daysAgo: 38, does: 'pays', address: 'Mánesova 27', city: 'Prague', country: 'Czechia' },
      { daysAgo: 30, does: 'gives-back', reason: 'The observation day was called off by the academy' },
    ],
  },
  {
    daysAgo: 33,
    asks: {
      title: 'Two places on the chemical peels day, paid by the employer',
      description: 'One invoice for two colleagues of the same practice.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 1440 },
      payer: {
        name: 'Praxis am Mittelweg',
        email: 'praxis.mittelweg@example.com',
        phone: '+49 40 555 0132',
      },
      attendees: [
        { name: 'Dr Jonas Brandt', email: 'jonas.brandt@example.com' },
        { name: 'Meike Ahrens', email: 'meike.ahrens@example.com' },
      ],
      linkedCourses: coursesOf('chemical-peels-and-skin-resurfacing'),
      expiryDays: 14,
    },
    later: [
      { daysAgo: 31, does: 'pays', address: 'Mittelweg 88', city: 'Hamburg', country: 'Germany' },
      {
        daysAgo: 27,
        does: 'gives-back',
        amountAed: 302_400,
        reason: 'One of the two fell ill; the other place stays paid',
      },
    ],
  },
  {
    daysAgo: 30,
    asks: {
      title: 'Seat deposit: thread lifting masterclass',
      description: 'Keeps one seat until the prerequisites are checked. It counts towards the price.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 400 },
      payer: { name: 'Dr Karim Haddad', email: 'karim.haddad@example.com', phone: '+961 1 555 121' },
      linkedCourses: coursesOf('thread-lifting-masterclass'),
    },
    later: [],
  },
  {
    daysAgo: 24,
    asks: {
      title: 'Private training day for two: dermal fillers',
      description: 'Eight hours with an instructor of your own, two live models, certificates for both.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 3200 },
      payer: { name: 'Dr Amelia Grant', email: 'amelia.grant@example.com', phone: '+44 131 555 0125' },
      attendees: [
        { name: 'Amelia Grant', email: 'amelia.grant@example.com', phone: '+44 131 555 0125' },
        { name: 'Fiona Baird', email: 'fiona.baird@example.com' },
      ],
      linkedCourses: coursesOf('dermal-fillers-foundation'),
      internalNotes: 'Asked for a Saturday; Dr Haddad has agreed.',
    },
    later: [
      { daysAgo: 23, does: 'opens' },
      {
        daysAgo: 22,
        does: 'pays',
        address: '21 Melville Street',
        city: 'Edinburgh',
        country: 'United Kingdom',
      },
    ],
  },
  {
    daysAgo: 20,
    asks: {
      title: 'Individual mentorship, three months',
      description: 'Weekly case discussion by video and two days in the clinic.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 4500 },
      payer: { name: 'Dr Samira Aziz', email: 'samira.aziz@example.com', phone: '+965 2555 0136' },
      installments: { enabled: true, numberOfInstallments: 3 },
      linkedCourses: coursesOf('advanced-full-face-contouring'),
      internalNotes: 'Agreed on the telephone: three equal payments, the first before we begin.',
    },
    later: [
      {
        daysAgo: 19,
        does: 'pays',
        address: 'Salem Al Mubarak Street 5',
        city: 'Kuwait City',
        country: 'Kuwait',
      },
    ],
  },
  {
    daysAgo: 16,
    asks: {
      title: 'A table in the dissection room for two',
      description: 'Invoiced to the university instead of the participants.',
      paymentType: 'fixed',
      currency: EUROS,
      amount: { fixed: 4900 },
      payer: {
        name: 'Department of Otorhinolaryngology',
        email: 'accounts@orl-oslo.example.com',
        phone: '+47 22 555 017',
      },
      attendees: [
        { name: 'Henrik Solberg', email: 'henrik.solberg@example.com' },
        { name: 'Ingrid Dahl', email: 'ingrid.dahl@example.com' },
      ],
      linkedCourses: coursesOf('facial-anatomy-dissection'),
      internalNotes: 'They cannot pay by card.',
      expiryDays: 30,
    },
    later: [
      {
        daysAgo: 7,
        does: 'records',
        seen: { paymentMethod: 'Bank transfer', reference: 'FT-ORL-20417', notes: 'Seen on the statement' },
      },
    ],
  },
  {
    daysAgo: 14,
    asks: {
      title: 'Certificate on paper, with apostille and courier',
      description: 'A signed certificate, certified for use abroad and sent by courier.',
      paymentType: 'fixed',
      currency: EITHER,
      amount: { fixed: 275 },
      payer: { name: 'Dr Yusuf Demir', email: 'yusuf.demir@example.com', phone: '+90 212 555 0127' },
    },
    later: [
      { daysAgo: 12, does: 'opens' },
      { daysAgo: 2, does: 'asks-again' },
    ],
  },
];
