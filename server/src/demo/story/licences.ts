import type { InputOf } from '#contracts/endpoint.ts';
import type { licenceEndpoints } from '#contracts/licences/licences.ts';
import { addDays } from '#domain/time/local-date.ts';
import { fileUrl, storeUploads } from '../../modules/media/index.ts';
import { granted } from '../actors.ts';
import { drawLeaflet } from '../drawing/draw-leaflet.ts';
import type { Props } from './tell-story.ts';

type Facts = Pick<
  InputOf<typeof licenceEndpoints.handInLicence>,
  'profession' | 'number' | 'body' | 'country'
>;

export type DemoLicence = {
  daysAgo: number;
  /** Of the person. */
  key: string;
  facts: Facts;
  /** How many days from today it is good; null where it never ends. */
  goodFor: number | null;
  /** What staff have decided; what nobody has looked at yet waits. */
  decision?: { isAccepted: boolean; reason?: string };
};

/** Who has handed in a licence, for the course that asks for one. */
export const demoLicences: readonly DemoLicence[] = [
  {
    daysAgo: 40,
    key: 'pierre.lambert',
    facts: {
      profession: 'Plastic Surgeon',
      number: '10100555132',
      body: 'Ordre national des médecins',
      country: 'France',
    },
    goodFor: null,
    decision: { isAccepted: true },
  },
  {
    daysAgo: 12,
    key: 'elena.popescu',
    facts: {
      profession: 'Dermatologist',
      number: 'CJ-20417',
      body: 'Colegiul Medicilor Cluj',
      country: 'Romania',
    },
    goodFor: 400,
    decision: {
      isAccepted: false,
      reason: 'The second page is missing, and with it the number and the stamp. Please send both pages.',
    },
  },
  {
    daysAgo: 2,
    key: 'giulia.ferraro',
    facts: {
      profession: 'Plastic Surgeon',
      number: 'TO-58134',
      body: 'Ordine dei Medici di Torino',
      country: 'Italy',
    },
    goodFor: 700,
  },
];

/** Somebody hands in a drawn document, and staff look at it. */
export const playLicence = async (
  { stage, staff, cast, today }: Props,
  { key, facts, goodFor, decision }: DemoLicence,
): Promise<void> => {
  const person = await cast.find(key);
  const expiresOn = goodFor === null ? '' : addDays(today, goodFor);
  const bytes = drawLeaflet({
    title: 'License to practice',
    paragraphs: [
      `${person.firstName} ${person.lastName}, ${facts.profession}`,
      `No. ${facts.number}, ${facts.body}, ${facts.country}`,
      expiresOn ? `Good until ${expiresOn}` : 'Good without end',
    ],
  });
  const [stored] = await storeUploads(stage.outer(person), 'proof', oneFile(bytes));
  const file = stored ? fileUrl(stored) : '';
  await granted(stage.as(person).call('handInLicence', { ...facts, expiresOn, file }));
  if (!decision) return;
  const desk = stage.as(staff);
  const { licences } = await granted(desk.call('adminListLicences', { q: person.email }));
  const id = licences[0]?._id ?? '';
  await granted(desk.call('decideLicence', { id, reason: '', ...decision }));
};

async function* oneFile(bytes: Buffer) {
  yield { name: 'license.pdf', bytes: chunked(bytes) };
}

async function* chunked(bytes: Buffer) {
  yield bytes;
}
