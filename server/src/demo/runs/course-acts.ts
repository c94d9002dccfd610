import type { Grating } from '../drawing/draw-grating.ts';
import type { Leaflet } from '../drawing/draw-leaflet.ts';
import { type CourseTemplate, courseTemplates } from './course-templates.ts';

type Drawn = Grating & { shows: string };
export type NamedLeaflet = Leaflet & { name: string };
export type CourseFiles = {
  main: Drawn;
  gallery?: readonly Drawn[];
  brochure?: NamedLeaflet;
  /** For participants. */
  handouts?: readonly NamedLeaflet[];
};

/** What the office did with its courses, so many days ago. */
export type CourseAct = { daysAgo: number } & (
  | { does: 'keeps-template'; template: CourseTemplate }
  | { does: 'adds-files'; course: string; files: CourseFiles }
  /** To where the course is now. */
  | { does: 'postpones'; course: string; reason: string }
  | { does: 'cancels'; course: string; reason: string }
);

const FLAGSHIP_FILES: CourseFiles = {
  main: { tone: 'injectables', turn: 7, shows: 'Two gratings that cross in a circle' },
  gallery: [
    { tone: 'skin', turn: 4, shows: 'The lecture floor, as a grating' },
    { tone: 'dentistry', turn: 31, shows: 'A treatment room, as a grating' },
    { tone: 'surgery', turn: 3, shows: 'The skills laboratory, as a grating' },
  ],
  brochure: {
    name: 'Botox Professional Training, brochure.pdf',
    title: 'Botox Professional Training',
    paragraphs: [
      'Two days in Dubai, ten participants, four to an instructor. Half of the time is spent with patients.',
      'Day one: patient selection, the muscles of the upper face, units, dilution and storage. The afternoon is demonstration and a first treatment under supervision.',
      'Day two: three patients each, follow-up after the treatments of others, complications and what to write in the notes. The certificate follows a short paper.',
      'Included: every vial, needle and marker, lunch, the printed handouts and a set of markers to take home.',
      'Aurea Academy, Building 64, Dubai Healthcare City. hello@aurea-academy.example',
    ],
  },
  handouts: [
    {
      name: 'Dilution table.pdf',
      title: 'Dilution table',
      paragraphs: [
        'For 100 units in the vial: 1.0 ml gives 10 units in 0.1 ml; 2.0 ml gives 5; 2.5 ml gives 4; 4.0 ml gives 2.5.',
        'Draw up saline without preservative, let the vacuum take it, and do not shake. Write date, hour and dilution on the label.',
        'Reconstituted vials stay between 2 and 8 degrees and are used on the day on which they were opened.',
        'Units of one product are not units of another. Read the name before the number.',
      ],
    },
  ],
};

export const courseActs: readonly CourseAct[] = [
  ...courseTemplates.map((template): CourseAct => ({ daysAgo: 200, does: 'keeps-template', template })),
  {
    daysAgo: 100,
    does: 'adds-files',
    course: 'botox-professional-training-dubai-clinic',
    files: FLAGSHIP_FILES,
  },
  {
    daysAgo: 97,
    does: 'adds-files',
    course: 'advanced-full-face-contouring',
    files: { main: { tone: 'injectables', turn: 19, shows: 'A grating that turns in a circle' } },
  },
  {
    daysAgo: 96,
    does: 'adds-files',
    course: 'facial-anatomy-dissection',
    files: { main: { tone: 'surgery', turn: 2, shows: 'Fine lines that cross at a small angle' } },
  },
  {
    daysAgo: 24,
    does: 'cancels',
    course: 'non-surgical-rhinoplasty',
    reason: 'Too few suitable patients were found for safe teaching.',
  },
  {
    daysAgo: 5,
    does: 'postpones',
    course: 'laser-safety-officer',
    reason: 'The optical bench is being recalibrated until the end of the month.',
  },
];
