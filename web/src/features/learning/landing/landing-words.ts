import { counted, figureText, monthsText } from '#web/lib/format.ts';
import type { LandingCourse } from './landing-course.ts';

/** '€140', or 'Free'. */
export const priceFigure = ({ pricing }: LandingCourse): string => figureText(pricing.displayPrice ?? '–');

/** What everybody reads who has not bought it: the price where there is one. */
export const enrollLabel = ({ pricing }: LandingCourse): string =>
  pricing.displayPrice ? `Enroll Now - ${pricing.displayPrice}` : 'View Pricing';

const accessWords = ({ accessMonths }: LandingCourse): string =>
  accessMonths === null ? 'Lifetime' : monthsText(accessMonths);

/** '5 slides, 24 min' */
export const extentOf = ({ slides, duration }: { slides: number; duration: string }): string =>
  `${counted(slides, 'slide')}, ${duration}`;

/** The facts under the picture. */
export const statsOf = (course: LandingCourse): { term: string; fact: string }[] => {
  const { structure, cpdPoints, tests, language } = course;
  const questions = tests.reduce((all, test) => all + test.questions, 0);
  return [
    { term: 'Length', fact: `${structure.estimatedDuration} min` },
    { term: 'Slides', fact: `${structure.totalSlides}, narrated` },
    ...(cpdPoints ? [{ term: 'Credit', fact: counted(cpdPoints, 'CPD point') }] : []),
    ...(questions > 0 ? [{ term: 'Test', fact: counted(questions, 'question') }] : []),
    { term: 'Access', fact: accessWords(course) },
    ...(language ? [{ term: 'Language', fact: language }] : []),
  ];
};

/** What is in the price. */
export const includedIn = ({ structure, tests, accessMonths }: LandingCourse): string[] => [
  `${counted(structure.totalSlides, 'slide')}, read and spoken`,
  ...tests.map(({ title, attempts }) =>
    attempts === null ? title : `${title} with ${counted(attempts, 'attempt')}`,
  ),
  accessMonths === null
    ? 'Lifetime access, with every later version'
    : `Access for ${monthsText(accessMonths)}`,
  'Phone, tablet and computer',
];

/** What learning here is like. */
export const featuresOf = ({ version, tests }: LandingCourse): { title: string; text: string }[] => [
  { title: 'Progress', text: 'Kept to the second, on every device. Without a connection it waits on yours.' },
  { title: 'Script', text: 'Every word is written under the slide and follows the voice.' },
  { title: 'Notes', text: 'Yours alone, tied to the second, and you can print them.' },
  ...(tests.length > 0
    ? [
        {
          title: 'Tests',
          text: tests.map(({ title, passPercent }) => `${title}: ${passPercent}% to pass.`).join(' '),
        },
      ]
    : []),
  { title: 'Updates', text: `Version ${version}. What you have completed stays completed in the next one.` },
];
