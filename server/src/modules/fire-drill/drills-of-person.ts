import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';

export const drillsOfPerson: PersonKeeper = { columns: { 'fire_drills.requested_by': DONE_BY } };
