import type { CarriedForm, CarriedNames } from '#contracts/course-office/carried-form.ts';
import type { Media } from '#contracts/course-office/sections/media.ts';
import { fullName, getCourse, type Teaching } from '#server/modules/catalogue/index.ts';
import { addressesIn } from '#server/modules/media/index.ts';
import { listBodies } from '#server/modules/teaching/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { formOf } from '../form/admin-course.present.ts';
import { readRelations } from '../form/relations.ts';
import { ownSections, type Sections } from './own-sections.ts';

/**
 * What the form of a self-paced course says, without ids of this installation. Its status stays here: it is offered
 * where something of it is published.
 */
export const carryForm = async (db: Db, id: string): Promise<CarriedForm> => {
  const course = await getCourse(db, id, 'ELearningCourse');
  const relations = await readRelations(db, id);
  const { instructors: _, ...said } = ownSections(formOf(course, relations));
  const { status: __, seriesId: ___, ...basic } = said.basic;
  return {
    sections: {
      ...said,
      basic,
      enrollment: { ...said.enrollment, linkedCourses: [] },
      certification: { ...said.certification, issuingAuthorityId: null, certificationBodies: [] },
      media: { ...said.media, captions: captionsOf(said.media) },
    },
    names: {
      series: course.series.title,
      ...peopleOf(relations.teaching),
      ...(await bodiesOf(db, said.certification)),
      courses: relations.linked.map(({ code, title }) => ({ code, title })),
    },
  };
};

const peopleOf = (teaching: readonly Teaching[]): Pick<CarriedNames, 'lead' | 'others'> => {
  const people = teaching.map(({ instructor, role, position }) => ({
    isLead: position === 0,
    person: { name: fullName(instructor), slug: instructor.slug, role },
  }));
  return {
    lead: people.find(({ isLead }) => isLead)?.person ?? null,
    others: people.filter(({ isLead }) => !isLead).map(({ person }) => person),
  };
};

/** Those that are gone meanwhile name nobody. */
const bodiesOf = async (
  db: Db,
  { issuingAuthorityId, certificationBodies }: Sections['certification'],
): Promise<Pick<CarriedNames, 'authority' | 'bodies'>> => {
  const names = new Map((await listBodies(db)).map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? undefined : names.get(id));
  return {
    authority: nameOf(issuingAuthorityId) ?? null,
    bodies: certificationBodies.flatMap(({ bodyId, role }) => {
      const name = nameOf(bodyId);
      return name === undefined ? [] : { name, role };
    }),
  };
};

/** Of files that the course shows; those of files that it once showed stay behind. */
const captionsOf = (media: Media): Media['captions'] => {
  const shown = new Set(addressesIn(media).map(({ url }) => url));
  return Object.fromEntries(Object.entries(media.captions).filter(([url]) => shown.has(url)));
};
