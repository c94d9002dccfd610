import type { LicenceOfPerson } from '#contracts/licences/admin-licences.ts';
import type { LicenceFacts } from '#contracts/licences/licences.ts';
import { fileUrl } from '#server/modules/media/index.ts';
import type { FiledLicence, NamedLicence } from './licences.repository.ts';

export const presentLicence = (licence: FiledLicence): LicenceFacts => {
  const { id, profession, number, body, country, expiresOn, state, reason, file } = licence;
  return {
    ...{ _id: id, profession, number, body, country, expiresOn, state, reason },
    handedInAt: licence.handedInAt.toISOString(),
    decidedAt: licence.decidedAt?.toISOString() ?? null,
    file: file && { url: fileUrl(file), name: file.name, bytes: file.bytes, type: file.type },
  };
};

export const presentLicenceOfPerson = (licence: NamedLicence): LicenceOfPerson => ({
  ...presentLicence(licence),
  userId: licence.userId,
  name: licence.name,
  email: licence.email,
});
