import { CERTIFICATE_STATES } from '#domain/certificates/certificate-state.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { declareList, flag, id, oneOf, over, page, type ViewOf, words } from '#web/lists/list-address.ts';

export const certificateList = declareList(CERTIFICATES, {
  q: words(),
  state: oneOf(CERTIFICATE_STATES),
  person: id(),
  cursor: page(),
  done: over(oneOf(['revoked', 'imported'])),
});
export type CertificateView = ViewOf<typeof certificateList>;

export const heldBackList = declareList(`${CERTIFICATES}/held-back`, {
  course: words(),
  issued: over(flag()),
});

export const noCertificates = {
  unmatched: {
    title: 'No certificate matches this filter',
    text: 'The search looks in the number, the name, the email address and the course.',
    all: 'Show all certificates',
  },
  none: {
    title: 'There are no certificates yet',
    text: 'They are issued by themselves once every rule of a course is met.',
  },
};
