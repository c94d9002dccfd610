import { createHash } from 'node:crypto';
import type { OuterCtx } from '#server/calls/context.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { findCertificatesById, keepDrawing } from '../certificates.repository.ts';

/** Where the bytes of a certificate’s PDF are; named as all files are, so that backups know it for one. */
export const fileKey = (id: string): string => `certificates/${id.replaceAll('-', '')}.pdf`;

/**
 * Draws the PDF of a certificate and keeps it, apart from any request. The same certificate gives the same bytes, so that
 * drawing it twice at once, or again after a crash, does no harm.
 */
export const drawCertificate = async (
  { database, ports }: Pick<OuterCtx, 'database' | 'ports'>,
  certificateId: string,
): Promise<void> => {
  const [certificate] = await findCertificatesById(database, [certificateId]);
  if (!certificate || certificate.pdfSha256 !== null) return;
  const { brand } = await readSettings(database);
  const { renderCertificate } = await import('../paper/render-certificate.tsx');
  const pdf = await renderCertificate({
    snapshot: certificate.snapshot,
    number: certificate.number,
    verifyUrl: `${ports.publicUrl}/verify/${certificate.number}`,
    brand: brand.name,
  });
  await ports.storage.put(fileKey(certificate.id), [pdf]);
  const pdfSha256 = createHash('sha256').update(pdf).digest('hex');
  const drawn = { id: certificate.id, name: certificate.snapshot.name };
  // Whose person was erased meanwhile is drawn over.
  if (!(await keepDrawing(database, drawn, { pdfSha256, pdfBytes: pdf.length })))
    await drawCertificate({ database, ports }, certificateId);
};
