import { freshDatabase } from '#server/testing/database.ts';
import { describeOrderings } from '#server/testing/gateways/orderings.ts';
import { stripeStandIn } from '#server/testing/gateways/stripe-stand-in.ts';
import { given } from '#server/testing/given.ts';
import { createPaymentsWorldAt } from '#server/testing/worlds/payments-world.ts';

const database = given(freshDatabase);
const stand = given(stripeStandIn);
const world = given(() => createPaymentsWorldAt(database.db, stand.gateway));

describeOrderings({
  database,
  world,
  teller: {
    pay: (ref, amount) => stand.referee.sessions.pay(ref, { amount }),
    message: (ref, eventId) => {
      const rawBody = stand.referee.bodyOf(ref, eventId);
      return {
        gateway: 'stripe',
        rawBody,
        headers: { 'stripe-signature': stand.referee.signature(rawBody) },
      };
    },
  },
});
