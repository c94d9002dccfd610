export { licenceEvents } from './licences.events.ts';
export {
  awaitingSince,
  filesOfLicences,
  findLicence,
  type Licence,
  listLicences,
  mayReadLicence,
  oldestAwaiting,
  readLicences,
  readLicencesOf,
} from './licences.repository.ts';
export { licencesOfPerson } from './licences-of-person.ts';
