import { COUNTED } from '#domain/course-builder/counted.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { declareList, matching, oneOf, page, type ViewOf } from '#web/lists/list-address.ts';

const version = () => matching((text) => /^[1-9]\d{0,4}$/.test(text));
const name = () => matching((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text));

/** The numbers of a version: of its slides, or of its questions. */
export const analysisList = (id: string) =>
  declareList(builderPaths(id).analysis, { of: oneOf(['questions']), version: version() });
export type AnalysisView = ViewOf<ReturnType<typeof analysisList>>;

/** Who stands behind one of them. */
export const behindList = (id: string) =>
  declareList(builderPaths(id).learners, {
    of: oneOf(COUNTED, 'learners'),
    version: version(),
    slideId: name(),
    questionId: name(),
    choice: matching((text) => /^(right|wrong|none|answer\.[a-z0-9-]+)$/.test(text)),
    cursor: page(20),
  });
export type BehindView = ViewOf<ReturnType<typeof behindList>>;

/** The lists as files. */
export const analysisFile = (id: string) =>
  `/admin-courses/selfpaced/api/${encodeURIComponent(id)}/analysis.csv`;
export const behindFile = (id: string) =>
  `/admin-courses/selfpaced/api/${encodeURIComponent(id)}/analysis/learners.csv`;
