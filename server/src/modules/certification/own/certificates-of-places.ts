import type { Ports } from '#server/calls/context.ts';
import { listDrawnOfPlaces } from '../certificates.repository.ts';
import { fileKey } from '../issue/draw-certificate.ts';

/** What a payment request gives to whoever has paid it. */
export const certificatesOfPlaces: Ports['certificatesOfPlaces'] = async (db, placeIds) => {
  const found = await listDrawnOfPlaces(db, placeIds);
  return found.map(({ id, number, snapshot }) => ({ number, name: snapshot.name, key: fileKey(id) }));
};
