export { type Certificate, findCertificatesById } from './certificates.repository.ts';
export { certificationEvents } from './certification.events.ts';
export { findRenewal } from './own/renewals.ts';
