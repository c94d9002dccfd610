import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import type { CertificateDocument, CertificatePage, Qr } from './certificate.model.ts';
import { ARABIC, ENGLISH, type PaperWords } from './certificate-words.present.ts';

export type CertificateData = {
  snapshot: CertificateSnapshot;
  number: string;
  verifyUrl: string;
  brand: string;
};

/** One page for each language, with the same facts in the same places. */
export const certificateDocument = (data: CertificateData, qr: Qr | null): CertificateDocument => ({
  title: `${ENGLISH.kinds[data.snapshot.type]} ${data.number}`,
  author: data.snapshot.issuer.name,
  createdOn: data.snapshot.issuedOn,
  pages: [pageIn('en', ENGLISH, { ...data, qr }), pageIn('ar', ARABIC, { ...data, qr })],
});

const pageIn = (
  language: CertificatePage['language'],
  words: PaperWords,
  { snapshot, number, verifyUrl, brand, qr }: CertificateData & { qr: Qr | null },
): CertificatePage => ({
  language,
  brand,
  kind: words.kinds[snapshot.type],
  before: words.before(brand),
  name: snapshot.name,
  after: words.after(snapshot),
  title: snapshot.course.title,
  details: detailsOf(snapshot, words),
  dayInYear: dayInYear(snapshot.issuedOn),
  facts: factsOf(snapshot, words),
  signatories: [...snapshot.signatories, { name: snapshot.issuer.name, role: snapshot.issuer.address }],
  verify: {
    words: qr ? words.scan : words.enter,
    address: verifyUrl.replace(/^https?:\/\//, '').replace(`/${number}`, ''),
    number,
  },
  qr,
});

const detailsOf = (snapshot: CertificateSnapshot, words: PaperWords): string[] => {
  const { course, minutes, heldFrom, heldTo, city, country, bodies } = snapshot;
  const what = [
    course.code,
    course.version === null ? '' : words.version(course.version),
    minutes === 0 ? '' : words.length(minutes),
  ];
  const place = [city, country].filter((name) => name !== '').join(', ');
  const when = [heldFrom === null ? '' : words.days(heldFrom, heldTo ?? heldFrom), place];
  const by = bodies.length === 0 ? [] : [`${words.with}: ${bodies.map(({ name }) => name).join(', ')}`];
  const comma = words === ARABIC ? '، ' : ', ';
  const line = (facts: string[]) => facts.filter((fact) => fact !== '').join(comma);
  return [line(what), line(when), ...by].filter((one) => one !== '');
};

const factsOf = (snapshot: CertificateSnapshot, { labels, day }: PaperWords): CertificatePage['facts'] => {
  const { issuedOn, expiresOn, scorePercent, attendancePercent, cpdPoints } = snapshot;
  return [
    { label: labels.issued, value: day(issuedOn) },
    { label: labels.validTo, value: expiresOn === null ? labels.forLife : day(expiresOn) },
    { label: labels.test, value: scorePercent === null ? '' : `${scorePercent}%` },
    { label: labels.attendance, value: attendancePercent === null ? '' : `${attendancePercent}%` },
    { label: labels.points, value: cpdPoints === null ? '' : String(cpdPoints) },
  ].filter(({ value }) => value !== '');
};

const dayInYear = (day: string): number => {
  const year = Number(day.slice(0, 4));
  const first = localDate(`${year}-01-01`);
  return daysBetween(first, localDate(day)) / daysBetween(first, localDate(`${year + 1}-01-01`));
};
