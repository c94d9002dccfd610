import { analysisEndpoints as calls } from '#contracts/course-builder/analysis.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getAnalysis, getQuestionFigures } from './analysis/get-analysis.ts';
import { listLearners } from './analysis/list-learners.ts';

export const analysisBindings: Binding[] = [
  on(calls.getAnalysis, getAnalysis),
  on(calls.getQuestionFigures, getQuestionFigures),
  on(calls.listAnalysisLearners, listLearners),
];
