import type { Db, Tx } from '#server/platform/db/database.ts';
import { listDrawn } from './certificates.repository.ts';
import { fileKey } from './issue/draw-certificate.ts';

/** Where the bytes of all certificates are. */
export const listPaperKeys = async (db: Tx | Db): Promise<string[]> => (await listDrawn(db)).map(fileKey);
