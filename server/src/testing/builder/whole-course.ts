import { Readable } from 'node:stream';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { announceSelfPaced } from '#server/demo/learning/announce-self-paced.ts';
import type { Stage } from '#server/demo/stage.ts';
import { findCourseIds } from '#server/modules/catalogue/index.ts';
import { insertBody } from '#server/modules/teaching/certification-bodies.repository.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { presentFile, storeUploads } from '../../modules/media/index.ts';
import { mp4Of, pdf, picture } from '../sample-files.ts';
import { addSelfPaced, addTeacher } from '../test-world.ts';
import type { createImportWorld } from './import-world.ts';
import { zipped } from './sample-decks.ts';

type World = Awaited<ReturnType<typeof createImportWorld>>;

export const FLAGSHIP = 'botox-professional-training';
const PEOPLE = [
  { slug: 'layla-haddad', firstName: 'Layla', lastName: 'Haddad' },
  { slug: 'lorenzo-galli', firstName: 'Lorenzo', lastName: 'Galli' },
  { slug: 'beatriz-monteiro', firstName: 'Beatriz', lastName: 'Monteiro' },
];
const BODY = 'Board of Aesthetic Practice';
const LINKED = { code: 'CONSENT-1', title: 'Consent in Practice' };

/** Whom and what a course points at: people, a body and a course that comes along. */
export const addNamed = async (db: Db) => {
  const teachers = new Map<string, string>();
  for (const person of PEOPLE) teachers.set(person.slug, await addTeacher(db, person));
  const bodyId = uuidv7();
  const plain = { shortName: '', description: '', website: '', logoUrl: '', country: '' };
  await db.transaction((tx) => insertBody(tx, { id: bodyId, name: BODY, ...plain }));
  const { id: linkedId } = await addSelfPaced(db, { ...LINKED, slug: 'consent-in-practice' });
  return { teachers, bodyId, linkedId };
};

/** The demo's self-paced courses, in an installation where nothing else of the demo is. */
const playDemo = async (world: World, instructorIds: ReadonlyMap<string, string>) => {
  const stage = { transact: world.ctx, outer: world.outer } as unknown as Stage;
  for (const { play } of await announceSelfPaced({ stage, admin: world.author, instructorIds })) await play();
};

type Sample = { kind: 'image' | 'document' | 'video'; name: string; bytes: Buffer };

/** The address of a file of which these are the bytes. */
export const stored = async (world: World, { kind, name, bytes }: Sample): Promise<string> => {
  const uploads = async function* () {
    yield { name, bytes: Readable.from([bytes]) };
  };
  const [file] = await storeUploads(world.asUploader(), kind, uploads());
  if (!file) throw new Error('nothing was stored');
  return presentFile(file).url;
};

const photo = (width: number) => picture({ width, height: 300 }).jpeg().toBuffer();

/** The flagship with every section of its form filled in, and files of every kind. */
export const wholeFlagship = async (world: World, db: Db): Promise<string> => {
  const { teachers, bodyId, linkedId } = await addNamed(db);
  await playDemo(world, teachers);
  const id = (await findCourseIds(db, [FLAGSHIP])).get(FLAGSHIP) ?? '';
  const cover = await stored(world, { kind: 'image', name: 'cover.jpg', bytes: await photo(1500) });
  const gallery = await stored(world, { kind: 'image', name: 'gallery.jpg', bytes: await photo(900) });
  const handout = await stored(world, { kind: 'document', name: 'handout.pdf', bytes: pdf('handout') });
  const brochure = await stored(world, { kind: 'document', name: 'brochure.pdf', bytes: pdf('brochure') });
  const trailer = await stored(world, { kind: 'video', name: 'trailer.mp4', bytes: mp4Of({ ms: 4_000 }) });
  const { certification } = await world.formOf(id);
  await world.fillForm(id, {
    enrollment: {
      basePrice: 190.5,
      earlyBird: { basePrice: 150, endsOn: '2027-05-01' },
      linkedCourses: [{ courseId: linkedId }],
    },
    access: { accessMonths: 18, language: 'Italian' },
    certification: {
      ...certification,
      issuingAuthorityId: bodyId,
      certificationBodies: [{ bodyId, role: 'co-issuer' }],
    },
    reviews: { enabled: true, allowAnonymous: true },
    inclusions: { materials: { courseMaterials: true } },
    media: {
      mainImage: { url: cover, alt: 'A face in profile' },
      images: [gallery],
      documents: [handout],
      videos: [trailer],
      captions: { [gallery]: 'The room', [handout]: 'Handout' },
      links: [{ title: 'The journal', url: 'https://journal.example', type: 'website' }],
      promotional: { brochureUrl: brochure },
    },
    contact: { email: 'courses@academy.example', phone: '+971 4 000 0000', supportHours: '9 to 5' },
    metadata: { tags: ['face', 'toxin'], notes: 'Revised in spring.' },
  });
  return id;
};

/** What an export says. */
export const courseOf = (archive: Buffer) =>
  JSON.parse(strFromU8(unzipSync(archive)['course.json'] ?? new Uint8Array()));

/** An export of which somebody has changed what it says. */
export const changed = (archive: Buffer, change: (course: ReturnType<typeof courseOf>) => void): Buffer => {
  const course = courseOf(archive);
  change(course);
  return zipped({ ...unzipSync(archive), 'course.json': strToU8(JSON.stringify(course)) });
};
