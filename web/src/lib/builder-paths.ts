import { SELF_PACED_COURSES } from './office-paths.ts';

/** Pages on which staff write a self-paced course. */
export const builderPaths = (id: string) => {
  const course = `${SELF_PACED_COURSES}/${id}`;
  return {
    content: `${course}/content`,
    publish: `${course}/content/publish`,
    versions: `${course}/versions`,
    version: (number: number) => `${course}/versions/${number}`,
    preview: `${course}/preview`,
    analysis: `${course}/analysis`,
    learners: `${course}/analysis/learners`,
    test: (testId: string) => `${course}/tests/${testId}`,
  };
};
