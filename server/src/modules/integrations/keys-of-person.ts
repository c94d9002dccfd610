import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';

/** A key opens nothing once its maker is kept out; what an address is told has nobody's name. */
export const keysOfPerson: PersonKeeper = {
  columns: {
    'api_keys.made_by_id': DONE_BY,
    'api_keys.ended_by_id': DONE_BY,
    'webhooks.made_by_id': DONE_BY,
    'webhook_deliveries.asked_by_id': DONE_BY,
    'webhook_tries.asked_by_id': DONE_BY,
  },
};
