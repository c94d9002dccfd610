import type { contentOf } from '#contracts/course-builder/content-of.ts';
import type { CourseContent } from '#contracts/learning/content.ts';
import type { Compared, ComparedPart } from '#domain/course-builder/changes/changes.ts';
import type { Facet } from '#domain/course-builder/changes/edits.ts';
import { questionWords, rightIn } from './question-facets.ts';
import { slideFacets } from './slide-facets.ts';

/** A version, or what would be one, as far as two of them are compared. */
export const comparedOf = ({ modules, tests }: CourseContent | ReturnType<typeof contentOf>): Compared => ({
  modules: modules.map(({ moduleId: id, title, description, icon, topics }) => ({
    ...{ id, title },
    facets: [
      { kind: 'words', name: 'description', value: description, plain: description },
      { kind: 'thing', name: 'icon', value: icon },
      { kind: 'thing', name: 'topics', value: topics.join(', ') },
    ],
  })),
  sections: modules.flatMap(({ sections }) =>
    sections.map(({ sectionId: id, title }) => ({ id, title, facets: [] })),
  ),
  slides: modules.flatMap(({ sections }) =>
    sections.flatMap(({ sectionId, slides }) =>
      slides.map((slide) => {
        const { slideId: id, title, type, seconds } = slide;
        return { id, title, type, seconds, sectionId, facets: slideFacets(slide) };
      }),
    ),
  ),
  tests: tests.map(comparedTest),
});

type Test = Parameters<typeof comparedOf>[0]['tests'][number];

const comparedTest = ({ testId: id, title, ...test }: Test): ComparedPart => {
  const { questions, passPercent, attempts, minutes } = test;
  const wording = questions.map(questionWords).join('\n');
  const facets: Facet[] = [
    { kind: 'figure', name: 'questions', value: `${questions.length}` },
    { kind: 'figure', name: 'to pass', value: `${passPercent}%` },
    { kind: 'figure', name: 'attempts', value: attempts === null ? 'any number of' : `${attempts}` },
    { kind: 'figure', name: 'minutes', value: minutes === null ? 'no limit of' : `${minutes}` },
    { kind: 'thing', name: 'choice by section', value: JSON.stringify(test.draws ?? '') },
    { kind: 'words', name: 'questions and answers', value: wording, plain: wording },
    { kind: 'thing', name: 'right answers', value: JSON.stringify(questions.map(rightIn)) },
    { kind: 'thing', name: 'pictures', value: JSON.stringify(questions.map(({ picture }) => picture)) },
  ];
  return { id, title, facets };
};
