import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import '../payment-cases.ports.ts';
import { placesOfCase } from '../places/places-of-case.repository.ts';
import { requireDocuments } from './require-documents.ts';

/** The certificates of whom a case has given a place. */
export const listCaseCertificates = async (
  ctx: Ctx,
  address: { caseId: string; key?: string | undefined },
) => {
  const one = await requireDocuments(ctx, address);
  const papers = await ctx.ports.certificatesOfPlaces(ctx.db, await placesOfCase(ctx.db, one));
  if (papers.length === 0)
    throw new AppError('not-found', { message: 'Certificate will be sent to your email within 24 hours.' });
  return { caseNumber: one.number, papers };
};
