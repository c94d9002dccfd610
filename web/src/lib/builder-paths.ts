/** Pages on which staff write a self-paced course. */
export const builderPaths = (id: string) => {
  const content = `/admin/courses/self-paced/${id}/content`;
  return {
    content,
    publish: `${content}/publish`,
    versions: `/admin/courses/self-paced/${id}/versions`,
    version: (number: number) => `/admin/courses/self-paced/${id}/versions/${number}`,
    preview: `/admin/courses/self-paced/${id}/preview`,
    analysis: `/admin/courses/self-paced/${id}/analysis`,
    learners: `/admin/courses/self-paced/${id}/analysis/learners`,
    test: (testId: string) => `/admin/courses/self-paced/${id}/tests/${testId}`,
  };
};
