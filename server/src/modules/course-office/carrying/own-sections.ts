import { z } from 'zod';
import { type CourseForm, courseSections } from '#contracts/course-office/course-form.ts';
import { SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';

const form = z.object(courseSections.ELearningCourse);
/** What staff fill in of a self-paced course. */
export type Sections = z.output<typeof form>;
export type SectionName = keyof Sections;

export const SECTION_NAMES = Object.keys(courseSections.ELearningCourse) as SectionName[];
export const BLANK: Sections = form.parse({});

/** Of a form as it always is those sections and fields that a self-paced course has. */
export const ownSections = ({ enrollment, inclusions, ...form }: CourseForm): Sections => {
  const { basePrice, isFree, baseCurrency, linkedCourses, earlyBird } = enrollment;
  const status = SELF_PACED_STATUSES.find((one) => one === form.basic.status) ?? 'draft';
  return {
    basic: { ...form.basic, status },
    enrollment: {
      basePrice,
      isFree,
      baseCurrency,
      linkedCourses,
      earlyBird: { basePrice: earlyBird.basePrice, endsOn: earlyBird.endsOn },
    },
    access: form.access,
    instructors: form.instructors,
    content: form.content,
    certification: form.certification,
    reviews: form.reviews,
    inclusions: { materials: inclusions.materials },
    media: form.media,
    contact: form.contact,
    metadata: form.metadata,
  };
};
