import { adminLicenceEndpoints as office } from '#contracts/licences/admin-licences.ts';
import { licenceEndpoints as own } from '#contracts/licences/licences.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import { decideLicence } from './decide-licence.ts';
import { handInLicence } from './hand-in-licence.ts';
import { presentLicence } from './licences.present.ts';
import { countAwaiting, listLicencesOf } from './licences.repository.ts';
import { adminGetLicence, adminListLicences } from './list-licences.ts';

export const licenceBindings: Binding[] = [
  onRead(own.getOwnLicences, async ({ db, caller: { user } }) => ({
    licences: (await listLicencesOf(db, user.id)).map(presentLicence),
    profession: (await requireUser(db, user.id)).profession,
  })),
  on(own.handInLicence, async (ctx, input) => {
    await handInLicence(ctx, input);
    return { message: 'Your license was handed in. We look at it and write to you.' };
  }),
  onRead(office.adminListLicences, adminListLicences),
  onRead(office.countAwaitingLicences, async ({ db }) => ({ count: await countAwaiting(db) })),
  onRead(office.adminGetLicence, adminGetLicence),
  on(office.decideLicence, decideLicence),
];
