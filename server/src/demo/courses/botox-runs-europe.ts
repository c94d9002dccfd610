import { eur } from '#domain/money/money.ts';
import { BERLIN, LONDON, MILAN } from '../runs/venues.ts';
import { botoxRun } from './botox-run.ts';

export const botoxLondon = botoxRun({
  ...LONDON,
  slug: 'london',
  code: 'BPT-LON-13',
  description:
    'Upper-face toxin for practitioners in the United Kingdom, with an hour on prescribing, remote consultations and the duties that follow from them. Treatments take place in four suites over two long days.',
  startsIn: -390,
  priceEur: eur(162_000),
  language: 'English',
  teachers: [
    { slug: 'edward-carmichael', role: 'Lead instructor' },
    { slug: 'layla-haddad', role: 'Guest lecturer' },
  ],
  modules: [
    'The consultation is recorded, played back and shortened until nothing superfluous is left.',
    'Who prescribes, who stores and who answers: the British rules on one page.',
    'Suites rotate every ninety minutes, so that each participant works under three instructors.',
    'Reports to the regulator are written from three real, anonymized incidents.',
  ],
  faq: [
    {
      question: 'Can nurses without a prescribing qualification attend?',
      answer: 'They can: a prescriber sees each patient on the day, as the law requires in your clinic too.',
    },
    {
      question: 'Is the venue accessible?',
      answer: 'There is step-free access from Wimpole Mews, and one suite has an adjustable couch.',
    },
    {
      question: 'Do you help to find insurance?',
      answer: 'We send a list of insurers that have accepted our certificate; we are paid by none of them.',
    },
    {
      question: 'What is the dress code?',
      answer: 'Scrubs or short sleeves, bare below the elbow, with hair tied back during all clinical hours.',
    },
  ],
});

export const botoxMilan = botoxRun({
  ...MILAN,
  slug: 'milan',
  code: 'BPT-MIL-14',
  description:
    'Taught on the teaching floor of a surgical practice, with a facial scanner that shows after minutes what the eye believes to have seen. Suited to dentists and surgeons who know the anatomy and come for pattern and dose.',
  startsIn: -300,
  priceEur: eur(159_000),
  language: 'English with Italian support',
  teachers: [
    { slug: 'lorenzo-galli', role: 'Lead instructor' },
    { slug: 'carmen-ibanez', role: 'Clinical instructor' },
  ],
  modules: [
    'Expression is scanned at rest and at full contraction, and lines are graded before the plan.',
    'Three brands, one conversion table, and the reasons why it is only an approximation.',
    'Pairs treat and assist in turn; whoever assists keeps the record of units and points.',
    'Scans after two weeks are sent to everybody, including the ones that disappoint.',
  ],
  faq: [
    {
      question: 'Is the scanner needed later on?',
      answer: 'No: it is used for teaching, and the same grading is practiced with ordinary photographs.',
    },
    {
      question: 'May a dentist inject the forehead in Italy?',
      answer: 'The professional rules have changed more than once; please ask your Ordine before you enroll.',
    },
    {
      question: 'How is the weekend organized?',
      answer: 'Both days end at a quarter past five, and nothing is compulsory afterwards, dinner included.',
    },
    {
      question: 'Can I pay as a company?',
      answer: 'Companies pay by transfer against an invoice; the seat is held while the money travels.',
    },
  ],
});

export const botoxBerlin = botoxRun({
  ...BERLIN,
  slug: 'berlin',
  code: 'BPT-BER-18',
  description:
    'The next European date of the flagship, in a teaching practice in Charlottenburg. Twelve participants, three instructors, and enough time on the second day to treat a full upper face from consultation to aftercare.',
  startsIn: 138,
  priceEur: eur(162_000),
  earlyBirdPriceEur: eur(142_000),
  capacity: 12,
  language: 'English, questions also in German',
  teachers: [
    { slug: 'layla-haddad', role: 'Lead instructor' },
    { slug: 'stefan-gruber', role: 'Anatomy faculty' },
  ],
  modules: [
    'An anatomist and a dermatologist mark the same face, and explain where they differ.',
    'Storage, documentation and batch numbers as German practices are inspected for.',
    'One complete upper face for each participant, from the first question to the aftercare sheet.',
    'Ultrasound of a heavy brow after treatment, and what it changes in the next plan.',
  ],
  faq: [
    {
      question: 'Who may inject in Germany?',
      answer: 'Physicians, and dentists within the limits of their license; nurses take part as assistants.',
    },
    {
      question: 'Are points of the Ärztekammer given?',
      answer: 'We apply for them eight weeks ahead; the number is added to this page once it is known.',
    },
    {
      question: 'Can I bring my own patient?',
      answer: 'Yes, for the second afternoon, if photographs and a medical history reach us ten days before.',
    },
    {
      question: 'Is Charlottenburg easy to reach?',
      answer: 'Savignyplatz station is four minutes away, and the airport train stops two stations further.',
    },
  ],
});
