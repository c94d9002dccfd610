import type { adminCertificateEndpoints } from '#contracts/certificates/admin-certificates.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { readCertificateNumber } from '#domain/certificates/certificate-number.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { presentRow } from '../certificate.present.ts';
import { findCertificatePage } from '../certificates.repository.ts';

const PAGE = 50;

type Input = InputOf<typeof adminCertificateEndpoints.adminListCertificates>;

export const listCertificates = async (
  { db, now }: SignedInCtx,
  { q = '', state, person, cursor }: Input,
) => {
  const found = await findCertificatePage(
    db,
    {
      words: typedWords(q),
      number: readCertificateNumber(q).number,
      state: state || null,
      personId: person || null,
      today: localDate(localDateIn(now, ACADEMY_ZONE)),
    },
    toPage(cursor, PAGE),
  );
  const { rows, nextCursor } = cutPage(found, PAGE, ({ id }) => id);
  return { certificates: rows.map((row) => presentRow(row, now)), nextCursor };
};
