import { adminCertificateEndpoints as office } from '#contracts/certificates/admin-certificates.ts';
import { badgeEndpoints as badges } from '#contracts/certificates/badges.ts';
import { certificateEndpoints as calls } from '#contracts/certificates/certificates.ts';
import { AppError } from '#server/calls/app-error.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/ids.ts';
import { checkBadge } from './badge-calls/check-badge.ts';
import { presentRow } from './certificate.present.ts';
import { findCertificate, findCertificatesById } from './certificates.repository.ts';
import { importCertificates } from './issue/import-certificates.ts';
import { issueByHand } from './issue/issue-by-hand.ts';
import { reissueCertificate } from './issue/reissue-certificate.ts';
import { revokeCertificates } from './issue/revoke-certificates.ts';
import { listCertificates } from './office/list-certificates.ts';
import { listHeldBack } from './office/list-held-back.ts';
import { getMyCertificate, listMyCertificates } from './own/list-my-certificates.ts';
import { getCertificateRules } from './rules/get-certificate-rules.ts';
import { verifyCertificate } from './verify/verify-certificate.ts';

const requireCertificate = async (db: Tx | Db, key: string) => {
  const [found] = isUuid(key) ? await findCertificatesById(db, [key]) : [await findCertificate(db, key)];
  if (!found) throw new AppError('not-found');
  return found;
};

const counted = (count: number) => `${count} certificate${count === 1 ? '' : 's'}`;

export const certificationBindings: Binding[] = [
  onRead(calls.verifyCertificate, verifyCertificate),
  on(badges.checkBadge, checkBadge),
  on(calls.getCertificateRules, getCertificateRules),
  on(calls.listMyCertificates, listMyCertificates),
  on(calls.getMyCertificate, getMyCertificate),
  on(office.adminListCertificates, listCertificates),
  on(office.adminGetCertificate, async ({ db, now }, { number }) => {
    const found = await requireCertificate(db, number);
    return { certificate: { ...presentRow(found, now), findings: found.findings } };
  }),
  on(office.adminListHeldBack, listHeldBack),
  on(office.issueCertificates, async (ctx, input) => {
    const result = await issueByHand(ctx, input);
    return { message: `${counted(result.issued)} issued.`, ...result };
  }),
  on(office.reissueCertificate, async (ctx, input) => {
    const number = await reissueCertificate(ctx, input);
    const found = await requireCertificate(ctx.db, number);
    return { message: `Issued again as ${number}.`, certificate: presentRow(found, ctx.now) };
  }),
  on(office.revokeCertificates, async (ctx, input) => {
    const revoked = await revokeCertificates(ctx, input);
    return { message: `${counted(revoked)} revoked.`, revoked };
  }),
  on(office.importCertificates, async (ctx, input) => {
    const result = await importCertificates(ctx, input);
    return { message: `${counted(result.imported)} taken over, ${result.known} known before.`, ...result };
  }),
];
