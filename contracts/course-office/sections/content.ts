import { PROFESSIONS } from '../../accounts/professions.ts';
import { EXPERIENCE_LEVELS } from '../../courses/course-options.ts';
import { notOffered } from '../../fields.ts';
import { choice, filled, list, number, rows, section, text } from './cleaned.ts';

const module = section({
  title: text('Module title'),
  description: text('Module description', 2000),
  duration: text('Module duration', 60),
  order: number('Module order', { min: 0, max: 1000, fallback: 0 }),
});

export const contentSection = section({
  objectives: list('Objectives'),
  targetAudience: list('Target audience'),
  experienceLevel: choice('Experience level', EXPERIENCE_LEVELS, 'all-levels'),
  prerequisites: list('Prerequisites'),
  /** Only who proves one of these by a licence may take part; empty where nobody is asked for one. */
  professions: list('Professions').refine(
    (given) => given.every((one) => PROFESSIONS.includes(one)),
    notOffered('Profession'),
  ),
  technicalRequirements: list('Technical requirements'),
  modules: rows('Modules', module, { keep: (row) => filled(row.title) }),
  faq: rows(
    'Questions and answers',
    section({ question: text('Question', 300), answer: text('Answer', 2000) }),
    { keep: (row) => filled(row.question) },
  ),
});
