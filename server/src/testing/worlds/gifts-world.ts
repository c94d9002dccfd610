import { cartEndpoints as cart } from '#contracts/carts/cart.ts';
import { giftEndpoints as calls, type GiftView } from '#contracts/gifts/gifts.ts';
import { claimEndpoints as claims } from '#contracts/orders/claims.ts';
import { courseOfficeJobs } from '#server/modules/course-office/course-office.jobs.ts';
import { notificationJobs } from '#server/modules/notifications/notifications.jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Course } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { addUser } from '../test-world.ts';
import { createPost, workerOf } from './mail-world.ts';
import { createOrdersWorld } from './orders-world.ts';

type Wish = Record<string, unknown>;

/** People who buy for others, and who is given something. */
export const createGiftsWorld = (db: Db) => {
  const post = createPost();
  const world = createOrdersWorld(db, { now: () => post.now, ports: post.ports });
  const { workOff } = workerOf(world, post, notificationJobs);

  const giftOf = async (giver: User, reference: string): Promise<GiftView> => {
    const { answer } = await world.call(calls.getGift, { reference }, giver);
    const { gift } = calls.getGift.response.parse(answer);
    if (!gift) throw new Error(`${reference} is no gift`);
    return gift;
  };
  /** The link of the newest letter to an address. */
  const linkTo = (email: string) => {
    const text = post.sent.findLast(({ to, text }) => to === email && text.includes('/claim/'))?.text ?? '';
    return linkIn(text);
  };
  const linkIn = (text: string) => {
    const [, reference = '', token = ''] = /\/claim\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
    return { reference, token };
  };
  const claim = (person: User, link: { reference: string; token: string }, confirmations: string[] = []) =>
    world.call(claims.acceptClaim, { ...link, agreeTerms: true, confirmations }, person);
  const open = (link: { reference: string; token: string }, person?: User) =>
    world.call(claims.getClaim, link, person);
  /** The letters whose day has come. */
  const sendDue = async () => {
    await world.runJob('send-gifts');
    await workOff();
  };
  const watch = async () => {
    await world.runJob('watch-gifts');
    await workOff();
  };
  /** What a change of a course means for everybody on it. */
  const { workOff: follow } = workerOf(world, post, (deps) => [
    ...courseOfficeJobs(deps),
    ...notificationJobs(deps),
  ]);
  return Object.assign(world, {
    ...givingOf(db, world),
    ...{ post, giftOf, linkTo, linkIn, claim, open, sendDue, watch, workOff, follow },
  });
};

const givingOf = (db: Db, world: ReturnType<typeof createOrdersWorld>) => {
  const fill = async (giver: User, courses: readonly Pick<Course, 'slug'>[]) => {
    for (const { slug } of courses) await world.call(cart.addToCart, { courseId: slug }, giver);
  };
  const press = (giver: User, wish: Wish = {}) =>
    world.call(cart.initiatePayment, { agreeTerms: true, isGift: true, ...wish }, giver);
  const complete = (giver: User, wish: Wish = {}) =>
    world.call(cart.completeCart, { agreeTerms: true, isGift: true, ...wish }, giver);
  /** From the cart to the paid gift. */
  const give = async (courses: readonly Course[], wish: Wish = {}) => {
    const giver = await addUser(db, { firstName: 'Amira', lastName: 'Farouk' });
    await fill(giver, courses);
    const { answer } = await press(giver, { giftRecipientEmail: 'hassan@example.com', ...wish });
    world.payOnPage(answer);
    await world.check(giver, answer.reference);
    return { giver, reference: String(answer.reference) };
  };
  return { fill, press, complete, give };
};
