export { readLegalPages } from './read-legal-pages.ts';
export { readinessEvents } from './readiness.events.ts';
export { createMailTrials } from './readiness.ports.ts';
export { findMailTrial } from './readiness.repository.ts';
export { trialsOfPerson } from './trials-of-person.repository.ts';
