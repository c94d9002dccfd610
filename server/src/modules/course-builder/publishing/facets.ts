import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import type { Facet } from '#domain/course-builder/changes/edits.ts';

export const words = (name: string, plain: string, value = plain): Facet => ({
  kind: 'words',
  name,
  value,
  plain,
});
/** Nothing is as good as ''. */
export const thing = (name: string, value: unknown): Facet => ({
  kind: 'thing',
  name,
  value: value === null || value === undefined || value === '' ? '' : JSON.stringify(value),
});

export const pictureFacets = (name: string, picture: DraftPicture | null | undefined): Facet[] => {
  const { alt = '', ...drawn } = picture ?? {};
  return [thing(name, picture ? drawn : ''), words(`description of the ${name}`, alt)];
};
