import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';

const NUMBER = 'AUR-9F4T-2XQM-B7K2';

/** Of a self-paced course with a test. */
export const selfPacedSnapshot: CertificateSnapshot = {
  name: 'Dr Amira Farouk',
  type: 'completion',
  course: {
    title: 'Botulinum Toxin: Reconstitution, Dosing, Safety',
    code: 'EL-110',
    kind: 'ELearningCourse',
    version: 3,
  },
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
  issuer: { name: 'Aurea Academy FZ-LLC', address: 'Dubai Healthcare City, Building 64, Dubai' },
  bodies: [],
  signatories: [
    { name: 'Dr Leila Haddad', role: 'Dermatologist, author of the course' },
    { name: 'Nadia Rahman', role: 'Director of the academy' },
  ],
  hasBadge: true,
  hasQr: true,
};

/** Of a course in person of two days, for life, with all that can stand on it. */
export const inPersonSnapshot: CertificateSnapshot = {
  ...selfPacedSnapshot,
  type: 'achievement',
  course: {
    title: 'Botox and Dermal Fillers: Professional Training',
    code: 'DXB-2027-04',
    kind: 'InPersonCourse',
    version: null,
  },
  minutes: 960,
  cpdPoints: 2.25,
  attendancePercent: 100,
  heldFrom: '2027-04-09',
  heldTo: '2027-04-10',
  city: 'Dubai',
  country: 'United Arab Emirates',
  expiresOn: null,
  bodies: [
    { name: 'Dubai Health Authority', role: 'co-issuer' },
    { name: 'European Board of Aesthetic Medicine and Surgery', role: 'accrediting body' },
    { name: 'Österreichische Akademie für ästhetische Medizin', role: 'co-issuer' },
    { name: 'CPD Standards Office', role: 'accrediting body' },
    { name: 'الهيئة السعودية للتخصصات الصحية', role: 'co-issuer' },
  ],
  signatories: [
    ...selfPacedSnapshot.signatories,
    { name: 'Professor Giovanni della Rovere', role: 'Plastic surgeon' },
    { name: 'د. ليلى حداد', role: 'طبيبة جلدية' },
  ],
};

/** What a certificate is drawn from. */
export const sampleCertificate = (changes: Partial<CertificateSnapshot> = {}, from = selfPacedSnapshot) => ({
  snapshot: { ...from, ...changes },
  number: NUMBER,
  verifyUrl: `https://aurea.academy/verify/${NUMBER}`,
  brand: 'Aurea Academy',
});
