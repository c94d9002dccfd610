import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listCertificatesOf } from '../certificates.repository.ts';
import { transcriptOf } from './transcript.present.ts';

/** The caller’s certificates and points as a PDF of today; drawing it needs no transaction. */
export const drawTranscript = async ({ database, caller, now }: OuterCtx & { caller: SignedInCaller }) => {
  const user = await requireUser(database, caller.user.id);
  const transcript = transcriptOf(await listCertificatesOf(database, caller.user.id), {
    settings: await readSettings(database),
    owner: { name: certificateNameOf(user), email: user.email },
    now,
  });
  // On first use: what draws it is large, and most processes start without drawing one.
  const { renderTranscript } = await import('../paper/render-transcript.tsx');
  const day = localDateIn(now, ACADEMY_ZONE);
  return { number: `Transcript ${day}`, pdf: await renderTranscript(transcript) };
};
