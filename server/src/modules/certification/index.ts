export { listBadgeKeys } from './badge-calls/badge-keys.repository.ts';
export { createBadgeKeyring } from './badge-calls/keyring.ts';
export { revokeBadgeKey } from './badge-calls/revoke-badge-key.ts';
export { type Certificate, findCertificatesById, listStanding } from './certificates.repository.ts';
export { certificationEvents } from './certification.events.ts';
export { listPaperKeys } from './list-paper-keys.ts';
export { findCertificatesByNumber } from './office/certificate-numbers.repository.ts';
export { certificatesOfPlaces } from './own/certificates-of-places.ts';
export { findRenewal } from './own/renewals.ts';
