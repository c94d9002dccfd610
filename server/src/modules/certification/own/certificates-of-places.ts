import type { Ports } from '#server/calls/context.ts';
import { listStandingOfPlaces } from '../certificates.repository.ts';
import { fileKey } from '../issue/draw-certificate.ts';

/** What a payment request gives to whoever has paid it. */
export const certificatesOfPlaces: Ports['certificatesOfPlaces'] = async (db, placeIds) => {
  const drawn = (await listStandingOfPlaces(db, placeIds)).filter(({ pdfBytes }) => pdfBytes !== null);
  return drawn.map(({ id, number, snapshot }) => ({ number, name: snapshot.name, key: fileKey(id) }));
};
