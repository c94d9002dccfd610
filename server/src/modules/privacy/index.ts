export { privacyEvents } from './privacy.events.ts';
export { findLastRequestOf, findRequest } from './privacy.repository.ts';
export { requestsOfPerson } from './requests-of-person.ts';
export { deleteWarnings, findWarning, saveWarnings } from './retention/erasure-warnings.repository.ts';
