import { expect, test } from 'vitest';
import type { OwnCertificate } from '#contracts/certificates/certificates.ts';
import { linkedInUrl } from './linked-in.ts';

const certificate: OwnCertificate = {
  number: 'AUR-9F4T-2XQM-B7AA',
  state: 'valid',
  isDrawn: true,
  renewPath: null,
  says: {
    name: 'Dr Amira Farouk',
    type: 'completion',
    course: { title: 'Fillers & Lips', code: 'EL-110', kind: 'ELearningCourse', version: 3 },
    minutes: 69,
    cpdPoints: 2,
    scorePercent: 90,
    neededPercent: 70,
    attendancePercent: null,
    heldFrom: null,
    heldTo: null,
    city: '',
    country: '',
    issuedOn: '2027-03-02',
    expiresOn: '2030-03-01',
    issuer: { name: 'Aurea Academy FZ-LLC', address: '' },
    bodies: [],
    signatories: [],
    hasBadge: true,
    hasQr: true,
  },
};

test('LinkedIn is told what stands on the certificate, and where it is verified', () => {
  const { searchParams } = new URL(linkedInUrl(certificate, 'https://academy.example'));
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Fillers & Lips',
    organizationName: 'Aurea Academy FZ-LLC',
    issueYear: '2027',
    issueMonth: '3',
    expirationYear: '2030',
    expirationMonth: '3',
    certUrl: 'https://academy.example/verify/AUR-9F4T-2XQM-B7AA',
    certId: 'AUR-9F4T-2XQM-B7AA',
  });
});

test('what is good for life has no end there', () => {
  const forLife = { ...certificate, says: { ...certificate.says, expiresOn: null } };
  expect(linkedInUrl(forLife, 'https://academy.example')).not.toContain('expiration');
});
