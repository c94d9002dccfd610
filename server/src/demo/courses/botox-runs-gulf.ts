import { eur } from '#domain/money/money.ts';
import { ABU_DHABI, DOHA, DUBAI_CLINIC, RIYADH } from '../runs/venues.ts';
import { botoxRun } from './botox-run.ts';

const LAYLA = { slug: 'layla-haddad', role: 'Lead instructor' };

export const botoxRiyadh = botoxRun({
  ...RIYADH,
  slug: 'riyadh',
  code: 'BPT-RUH-12',
  description:
    'The first run of the upper-face program in the Kingdom, taught in Riyadh with separate sessions for women and men among the patients. Six instructors accompany twenty-four participants from the first marking to the two-week review.',
  startsIn: -470,
  priceEur: eur(155_000),
  language: 'English, questions also in Arabic',
  teachers: [LAYLA, { slug: 'lorenzo-galli', role: 'Clinical instructor' }],
  modules: [
    'Ten faces are assessed aloud before anybody marks one; the veil line is part of the drawing.',
    'Cold chain in a hot city: transport boxes are opened, measured and discussed.',
    'Six bays work in parallel, and every syringe is checked by a second pair of eyes.',
    'The most frequent complaint is asymmetry; a protocol for the second visit is agreed.',
  ],
  faq: [
    {
      question: 'Is the course accredited by the Saudi Commission?',
      answer:
        'Points were applied for with the Commission; the certificate names the reference of the decision.',
    },
    {
      question: 'Can women be treated and taught by women?',
      answer: 'Yes, three of the six instructors are women, and bays four to six are reserved on request.',
    },
    {
      question: 'Is there a place for prayer?',
      answer:
        'The timetable leaves room for the noon and afternoon prayers, and two rooms are on the same floor.',
    },
    {
      question: 'Which license do I have to show?',
      answer: 'A current classification by the Commission, or the equivalent of another country of the Gulf.',
    },
  ],
});

export const botoxDoha = botoxRun({
  ...DOHA,
  slug: 'doha',
  code: 'BPT-DOH-15',
  description:
    'Two days in Msheireb for clinicians from Qatar, Kuwait and Bahrain. The group works in five treatment rooms, compares two licensed products on the same morning, and reviews the first results by video two weeks later.',
  startsIn: -210,
  priceEur: eur(159_000),
  language: 'English and Arabic',
  teachers: [LAYLA, { slug: 'beatriz-monteiro', role: 'Consent and records' }],
  modules: [
    'Photographs in five views, then the same face read by three colleagues independently.',
    'Both products are reconstituted side by side, labeled and stored as in a busy clinic.',
    'Each participant follows one patient from the waiting room to the aftercare sheet.',
    'Video review on day fourteen: what was planned, what happened, what is touched up.',
  ],
  faq: [
    {
      question: 'How do I get to Msheireb?',
      answer: 'The Red, Green and Gold lines meet below the square; the entrance is three minutes on foot.',
    },
    {
      question: 'Is the video review part of the fee?',
      answer:
        'It is included and takes one evening; patients agree to it in writing before they are treated.',
    },
    {
      question: 'Do I need malpractice cover?',
      answer: 'Training procedures are covered by the venue; your own practice afterwards is not.',
    },
    {
      question: 'Are vegetarian meals served?',
      answer: 'The buffet is vegetarian by half, halal throughout, and allergies are noted at registration.',
    },
  ],
});

export const botoxDubai = botoxRun({
  ...DUBAI_CLINIC,
  slug: 'dubai',
  code: 'BPT-DXB-16',
  description:
    'The home run of the flagship, in the clinic where the program was written. Live video from each chair lets the whole group see every injection, and the evening between the two days is used for questions that a first day leaves open.',
  startsIn: -130,
  priceEur: eur(165_000),
  earlyBirdPriceEur: eur(145_000),
  language: 'English',
  teachers: [LAYLA, { slug: 'edward-carmichael', role: 'Clinical instructor' }],
  modules: [
    'Marking is done twice, once alone and once with the instructor, and the two are compared.',
    'Units per milliliter are worked out on the board until nobody reaches for a calculator.',
    'Three patients for each participant, the last of them with the instructor a step further back.',
    'Two recorded cases of lid ptosis are followed from the first call to recovery.',
  ],
  faq: [
    {
      question: 'Can I watch before I inject?',
      answer: 'The first patient of every group is treated by the instructor, who speaks through each step.',
    },
    {
      question: 'What does the take-home kit contain?',
      answer:
        'Marking pens, a dosing card, consent forms in English and Arabic, and a dilution table for the wall.',
    },
    {
      question: 'Is there help with hotels?',
      answer:
        'Three hotels within walking distance give a reduced rate; the list comes with your confirmation.',
    },
    {
      question: 'May I repeat the course?',
      answer:
        'Former participants may return once as observers within two years, if a chair in the lecture room is free.',
    },
  ],
});

export const botoxAbuDhabi = botoxRun({
  ...ABU_DHABI,
  slug: 'abu-dhabi',
  code: 'BPT-AUH-17',
  description:
    'An edition with more time for the brow: the second morning deals with lift, heaviness and the forehead that compensates for a lid. Patients are chosen so that each participant meets a face under thirty and one over fifty.',
  startsIn: -45,
  priceEur: eur(165_000),
  earlyBirdPriceEur: eur(145_000),
  language: 'English',
  teachers: [
    { slug: 'lorenzo-galli', role: 'Lead instructor' },
    { slug: 'layla-haddad', role: 'Clinical instructor' },
  ],
  modules: [
    'Brow position is measured against the orbital rim before and after, with a ruler and not by eye.',
    'Diffusion is shown in gel, then related to the distance that is kept from the levator.',
    'A young and an older face are treated on the same afternoon, and doses are compared.',
    'When to wait, when to add two units and when to call a colleague in ophthalmology.',
  ],
  faq: [
    {
      question: 'How does this edition differ from the others?',
      answer: 'The content is the same; an hour from the lower priority topics was given to the brow.',
    },
    {
      question: 'Is the written paper difficult?',
      answer:
        'Twenty questions on dose, anatomy and safety; who fails one may answer it orally the same day.',
    },
    {
      question: 'Where can I park?',
      answer: 'In the public garage on Al Maryah Island; a shuttle runs to the door every ten minutes.',
    },
    {
      question: 'Will patients pay for their treatment?',
      answer: 'They pay nothing, are told that learners treat them, and may refuse at any moment.',
    },
  ],
});
