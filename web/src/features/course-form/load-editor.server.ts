import type { Api } from '#contracts/api.ts';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import { blankCourse } from '#contracts/course-office/course-form.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import { nameOf } from '#contracts/course-office/teaching.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { requireAnswer } from '#web/lib/page.ts';
import type { FormFacts } from './form-facts.ts';
import { type FormValues, firstValues, fromTemplate, valuesOf } from './form-values.ts';

/** What the form offers to choose from. */
async function loadFacts(api: Api, kind: CourseKind): Promise<Omit<FormFacts, 'files'>> {
  const [people, bodies, taught, about] = await Promise.all([
    api.call('listManagerInstructors', {}),
    api.call('listCertificationBodies', {}),
    api.call(callOfKind(kind, 'listCourseSeries'), {}),
    api.call('getSite', {}),
  ]);
  const { site } = requireAnswer(about);
  return {
    kind,
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

const getCourse = async (api: Api, kind: CourseKind, id: string): Promise<ManagedCourse> =>
  requireAnswer(await api.call(callOfKind(kind, 'getAdminCourse'), { id })).course;

/** A stored course to be edited. */
export async function loadStored(api: Api, kind: CourseKind, id: string) {
  const stored = await getCourse(api, kind, id);
  const facts = await loadFacts(api, kind);
  const first = valuesOf(stored, facts.blank);
  return { facts: { ...facts, files: await loadFiles(api, first) }, stored, first };
}

/** A new course, from nothing or from a template. */
export async function loadNew(api: Api, kind: CourseKind, template: string | null) {
  const [facts, found] = await Promise.all([
    loadFacts(api, kind),
    api.call(callOfKind(kind, 'listAdminCourses'), { view: 'templates', limit: 100 }),
  ]);
  const { blank } = facts;
  const first = template ? fromTemplate(valuesOf(await getCourse(api, kind, template), blank)) : blank;
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
