export { licenceEvents } from './licences.events.ts';
export {
  awaitingSince,
  filesOfLicences,
  findLicence,
  type Licence,
  mayReadLicence,
  readLicences,
} from './licences.repository.ts';
export { licencesOfPerson } from './licences-of-person.ts';
