export { type Certificate, findCertificatesById } from './certificates.repository.ts';
export { certificationEvents } from './certification.events.ts';
export { listPaperKeys } from './list-paper-keys.ts';
export { certificatesOfPlaces } from './own/certificates-of-places.ts';
export { findRenewal } from './own/renewals.ts';
