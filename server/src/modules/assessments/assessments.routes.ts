import { assessmentEndpoints as calls } from '#contracts/assessments/assessments.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getAssessment } from './get-assessment.ts';
import { keepAssessmentAnswers } from './keep-assessment-answers.ts';
import { startAssessment } from './start-assessment.ts';
import { submitAssessment } from './submit-assessment.ts';

export const assessmentBindings: Binding[] = [
  on(calls.getAssessment, getAssessment),
  on(calls.startAssessment, startAssessment),
  on(calls.keepAssessmentAnswers, keepAssessmentAnswers),
  on(calls.submitAssessment, submitAssessment),
];
