import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import type { CertificateModel, CertificatePage, Piece } from './certificate.model.ts';
import { ARABIC, type CertificateWords, ENGLISH } from './certificate.words.ts';

export type CertificateData = {
  snapshot: CertificateSnapshot;
  number: string;
  /** Of its page of verification. */
  verifyUrl: string;
  brand: string;
};

export const certificateModel = (data: CertificateData): CertificateModel => {
  const { snapshot, number, verifyUrl, brand } = data;
  return {
    number,
    brand,
    issuedOn: snapshot.issuedOn,
    yearShare: yearShare(snapshot.issuedOn),
    address: verifyUrl.replace(/^https?:\/\//, '').replace(`/${number}`, ''),
    code: snapshot.hasQr ? verifyUrl : null,
    pages: [pageIn('en', ENGLISH, data), pageIn('ar', ARABIC, data)],
  };
};

const pageIn = (
  language: CertificatePage['language'],
  words: CertificateWords,
  { snapshot, brand }: CertificateData,
): CertificatePage => ({
  language,
  kind: words.kinds[snapshot.type],
  before: words.before(brand),
  name: snapshot.name,
  after: words.after(snapshot.type, { kind: snapshot.course.kind, hasPassed: hasPassed(snapshot) }),
  course: snapshot.course.title,
  particulars: particularsOf(snapshot, words),
  comma: words.comma,
  facts: factsOf(snapshot, words),
  signatories: snapshot.signatories,
  issuer: { name: snapshot.issuer.name, role: snapshot.issuer.address },
  bodies: snapshot.bodies,
  check: snapshot.hasQr ? words.scan : words.enter,
});

/** What is not known to have been asked for and reached is not claimed. */
const hasPassed = ({ scorePercent, neededPercent }: CertificateSnapshot): boolean =>
  scorePercent !== null && neededPercent !== null && scorePercent >= neededPercent;

const particularsOf = (snapshot: CertificateSnapshot, words: CertificateWords): Piece[] => {
  const { course, minutes, heldFrom, heldTo, city, country } = snapshot;
  const ours = (text: string): Piece => ({ text, isOurs: true });
  const theirs = (text: string): Piece => ({ text, isOurs: false });
  const place = course.kind === 'OnlineLiveTraining' ? [ours(words.live)] : [theirs(city), theirs(country)];
  return [
    theirs(course.code),
    ours(course.version === null ? '' : words.version(course.version)),
    ours(heldFrom === null ? '' : words.days(heldFrom, heldTo ?? heldFrom)),
    ...place,
    ours(minutes === 0 ? '' : words.length(minutes)),
  ].filter(({ text }) => text !== '');
};

const factsOf = (snapshot: CertificateSnapshot, words: CertificateWords): CertificatePage['facts'] => {
  const { issuedOn, expiresOn, scorePercent, neededPercent, attendancePercent, cpdPoints } = snapshot;
  const { labels } = words;
  const validity =
    expiresOn === null
      ? { label: labels.valid, value: words.forLife }
      : { label: labels.validTo, value: words.day(expiresOn) };
  return [
    { label: labels.issued, value: words.day(issuedOn) },
    validity,
    ...(scorePercent === null ? [] : [{ label: words.test(neededPercent), value: `${scorePercent}%` }]),
    ...(attendancePercent === null ? [] : [{ label: labels.attendance, value: `${attendancePercent}%` }]),
    ...(cpdPoints ? [{ label: labels.points, value: String(cpdPoints) }] : []),
  ];
};

const yearShare = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (month - 1 + (date - 1) / daysInMonth) / 12;
};
