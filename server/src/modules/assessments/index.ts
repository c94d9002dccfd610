export { ASSESSMENT, assessmentOf, neededScore } from './assessment-of.ts';
export { assessmentEvents } from './assessments.events.ts';
export { type BestScore, listBestScores } from './assessments.repository.ts';
