import { blankCourse } from '#contracts/course-office/course-form.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { User } from '../../modules/identity/index.ts';
import { fileUrl, storeUploads } from '../../modules/media/index.ts';
import { granted } from '../actors.ts';
import { demoCourses } from '../courses.ts';
import { drawGrating } from '../drawing/draw-grating.ts';
import { drawLeaflet } from '../drawing/draw-leaflet.ts';
import type { Stage } from '../stage.ts';
import type { CourseAct, CourseFiles, NamedLeaflet } from './course-acts.ts';
import { workingStart } from './working-start.ts';

export type Office = {
  stage: Stage;
  admin: User;
  staff: User;
  today: LocalDate;
  /** By slug. */
  courseIds: ReadonlyMap<string, string>;
};

/** Plays at its time what somebody in the office did with a course. */
export const playCourseAct = async (office: Office, act: CourseAct): Promise<void> => {
  const { stage, admin, staff, today } = office;
  switch (act.does) {
    case 'keeps-template': {
      const course = { ...blankCourse(), ...act.template, saveAsDraft: true };
      await granted(stage.as(staff).call('createAdminCourse', course));
      return;
    }
    case 'adds-files':
      return addFiles(office, idOf(office, act.course), act.files);
    case 'postpones': {
      const { startsIn, lastsDays = 1 } = demoCourses.find(({ slug }) => slug === act.course) ?? {};
      const id = idOf(office, act.course);
      const newStartDate = workingStart({ today, startsIn: startsIn ?? 0, lastsDays });
      await granted(stage.as(admin).call('postponeCourse', { id, newStartDate, reason: act.reason }));
      return;
    }
    case 'cancels': {
      const id = idOf(office, act.course);
      await granted(stage.as(admin).call('cancelCourse', { id, reason: act.reason }));
    }
  }
};

const idOf = ({ courseIds }: Office, slug: string): string => {
  const id = courseIds.get(slug);
  if (!id) throw new Error(`there is no course ${slug}`);
  return id;
};

type Sent = { name: string; bytes: Buffer };

const addFiles = async (office: Office, id: string, files: CourseFiles): Promise<void> => {
  const { main, gallery = [], brochure, handouts = [] } = files;
  const shown = [main, ...gallery];
  const pictures = await Promise.all(shown.map(drawGrating));
  const images = await upload(
    office,
    'image',
    pictures.map((bytes, index) => ({ name: `grating-${index + 1}.png`, bytes })),
  );
  const [brochureUrl = ''] = await uploadLeaflets(office, brochure ? [brochure] : []);
  const [mainUrl = '', ...galleryUrls] = images;
  const media = {
    mainImage: { url: mainUrl, alt: main.shows },
    images: galleryUrls,
    documents: await uploadLeaflets(office, handouts),
    captions: Object.fromEntries(galleryUrls.map((url, index) => [url, gallery[index]?.shows ?? ''])),
    promotional: { brochureUrl },
  };
  await granted(office.stage.as(office.staff).call('updateAdminCourse', { id, media, saveAsDraft: false }));
};

const uploadLeaflets = async (office: Office, leaflets: readonly NamedLeaflet[]): Promise<string[]> =>
  leaflets.length === 0
    ? []
    : upload(
        office,
        'document',
        leaflets.map(({ name, ...leaflet }) => ({ name, bytes: drawLeaflet(leaflet) })),
      );

const upload = async ({ stage, staff }: Office, kind: 'image' | 'document', sent: Sent[]) => {
  const uploads = async function* () {
    for (const { name, bytes } of sent) yield { name, bytes: chunked(bytes) };
  };
  const stored = await storeUploads(stage.outer(staff), kind, uploads());
  return stored.map(fileUrl);
};

const chunked = async function* (bytes: Buffer) {
  yield bytes;
};
