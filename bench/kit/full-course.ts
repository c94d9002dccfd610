import { blankCourse } from '#contracts/course-office/course-form.ts';

const lines = (count: number, text: string) =>
  Array.from({ length: count }, (_, line) => `${text} ${line + 1}`);

/** A course of which every section says something, as the form sends it. */
export const fullCourse = (instructorId: string) => {
  const blank = blankCourse();
  const modules = lines(8, 'Module').map((title, order) => ({
    title,
    duration: '90 minutes',
    description: 'Anatomy, indications, dosage, technique and complications. '.repeat(5),
    order,
  }));
  const questions = lines(20, 'What is done first in case').map((question) => ({
    question,
    answers: lines(4, 'This'),
    correctAnswer: 2,
    points: 1,
  }));
  const faq = lines(6, 'May one bring a patient').map((question) => ({
    question,
    answer: 'Yes. '.repeat(20),
  }));
  return {
    ...blank,
    basic: { ...blank.basic, title: 'Saved again and again', description: 'What is taught. '.repeat(60) },
    schedule: { ...blank.schedule, startDate: '2028-03-06', endDate: '2028-03-08' },
    enrollment: { ...blank.enrollment, basePrice: 1450 },
    venue: {
      ...blank.venue,
      name: 'Harbour Clinic',
      address: 'Al Wasl Road 1240',
      city: 'Dubai',
      country: 'United Arab Emirates',
      facilities: lines(8, 'Room'),
    },
    instructors: { ...blank.instructors, primary: { instructorId, role: 'Lead Instructor' } },
    content: { ...blank.content, objectives: lines(12, 'Assess, plan and treat'), modules, faq },
    practical: { ...blank.practical, procedures: lines(10, 'Procedure'), equipment: lines(10, 'Device') },
    assessment: { ...blank.assessment, required: true, type: 'quiz', questions },
    metadata: { ...blank.metadata, tags: lines(5, 'tag') },
  };
};
