import type { Api } from '#contracts/api.ts';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { nameOf } from '#contracts/course-office/teaching.ts';
import { requireAnswer } from '#web/lib/page.ts';
import type { FormFacts } from './form-facts.ts';
import { type FormValues, firstValues, fromTemplate, valuesOf } from './form-values.ts';

/** What the form offers to choose from. */
async function loadFacts(api: Api): Promise<Omit<FormFacts, 'files'>> {
  const [people, bodies, taught, about] = await Promise.all([
    api.call('listManagerInstructors', {}),
    api.call('listCertificationBodies', {}),
    api.call('listCourseSeries', {}),
    api.call('getSite', {}),
  ]);
  const { site } = requireAnswer(about);
  return {
    instructors: requireAnswer(people).instructors.map((person) => ({ ...person, name: nameOf(person) })),
    bodies: requireAnswer(bodies).certificationBodies,
    series: requireAnswer(taught).series,
    site,
    blank: firstValues(blankCourse(), site),
  };
}

/** What is known of the files that the form begins with. */
async function loadFiles(api: Api, { media }: FormValues): Promise<FormFacts['files']> {
  const { mainImage, documents, images, videos } = media;
  const urls = [mainImage?.url ?? '', ...documents, ...images, ...videos].filter(Boolean);
  return urls.length > 0 ? requireAnswer(await api.call('describeFiles', { urls })).files : [];
}

const getCourse = async (api: Api, id: string) =>
  requireAnswer(await api.call('getAdminCourse', { id })).course;

/** A stored course to be edited. */
export async function loadStored(api: Api, id: string) {
  const stored = await getCourse(api, id);
  const facts = await loadFacts(api);
  const first = valuesOf(stored, facts.blank);
  return { facts: { ...facts, files: await loadFiles(api, first) }, stored, first };
}

/** A new course, from nothing or from a template. */
export async function loadNew(api: Api, template: string | null) {
  const [facts, found] = await Promise.all([
    loadFacts(api),
    api.call('listAdminCourses', { view: 'templates', limit: 100 }),
  ]);
  const { blank } = facts;
  const first = template ? fromTemplate(valuesOf(await getCourse(api, template), blank)) : blank;
  const templates = requireAnswer(found).courses.map(({ _id, basic, metadata }) => ({
    value: _id,
    label: metadata.templateName || basic.title,
  }));
  return {
    facts: { ...facts, files: await loadFiles(api, first) },
    stored: null,
    first,
    templates,
    template,
  };
}
