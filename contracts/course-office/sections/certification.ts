import { CERTIFICATE_TYPES } from '../../courses/course-options.ts';
import { choice, filled, id, optionalNumber, percent, rows, section, text, tick } from './cleaned.ts';

export const certificationShape = {
  enabled: tick(),
  type: choice('Certificate type', CERTIFICATE_TYPES, 'completion'),
  issuingAuthorityId: id('Issuing authority'),
  issuingAuthority: text('Issuing authority', 160),
  certificationBodies: rows(
    'Certification bodies',
    section({
      bodyId: id('Certification body'),
      name: text('Name', 160),
      role: text('Role', 60, 'co-issuer'),
    }),
    { keep: (row) => filled(row.bodyId), max: 20 },
  ),
  requirements: section({
    minimumAttendance: percent('Minimum attendance', 80),
    minimumScore: percent('Minimum score', 70),
    practicalRequired: tick(),
    examRequired: tick(),
    videoSubmissionRequired: tick(),
  }),
  validity: section({ isLifetime: tick(), years: optionalNumber('Validity years', { min: 1, max: 100 }) }),
  features: section({ digitalBadge: tick(), qrVerification: tick(), autoGenerate: tick() }),
  cpdPoints: optionalNumber('CPD points', { min: 0, max: 1000, decimals: 2 }),
  description: text('Certificate description', 1000),
};

/** Without a certificate nobody issues one. */
export const certificationSection = section(certificationShape).overwrite((given) => ({
  ...given,
  issuingAuthorityId: given.enabled ? given.issuingAuthorityId : null,
}));
