import type { Letter } from '#emails/letter.ts';
import { type OrderedCourse, titleOf } from '#emails/ordered-courses.ts';
import { type CourseFacts, greeting } from '#emails/words.ts';

export type OrderLapsed = {
  name: string;
  reference: string;
  orderUrl: string;
  course: CourseFacts;
  courses: readonly OrderedCourse[];
  /** It waited for its person's license, which nobody has looked at in time. */
  isUnseen?: boolean;
  /** Its person's license was accepted, but does not do for what was ordered. */
  isUnfit?: boolean;
};

type Said = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'closing'>;

/** Why it has ended, and what can be done. */
export const said = (data: OrderLapsed): Said => {
  if (data.isUnseen) return wasNotLookedAt(data);
  if (data.isUnfit) return doesNotDo(data);
  if (data.courses.length > 1) return severalHaveEnded(data);
  return data.course.kind === 'run' ? seatIsFree(data) : orderHasEnded(data);
};

const wasNotLookedAt = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'we have not managed to look at your license in time, so nothing is held for you any more. We are sorry. Nothing was charged.',
  ],
  closing: [
    'Your license still waits to be looked at. We write to you once it was, and you can begin again.',
  ],
});

const doesNotDo = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'we have looked at your license. It is for another profession than this order asks for, or it ends before the last day, so nothing is held for you any more. Nothing was charged.',
  ],
  closing: ['Once you have handed in one that does, you can begin again from the page of the course.'],
});

const severalHaveEnded = ({ name, courses }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${titleOf(courses)}`,
  heading: 'Your order has ended',
  paragraphs: [
    greeting(name),
    'no payment has reached us in time, so nothing is held for you any more. Nothing was charged.',
  ],
  closing: [
    'The courses are still in your cart: you can begin again from there.',
    'If you have paid all the same, your payment gives you all of the courses while there is room in each; otherwise it goes back to you in full.',
  ],
});

const seatIsFree = ({ name, course }: OrderLapsed): Said => ({
  subject: `Your seat is no longer held: ${course.title}`,
  heading: 'Your seat is no longer held',
  paragraphs: [greeting(name), 'no payment has reached us in time, so the seat is free for others again.'],
  closing: [
    'While seats are left you can begin again from the page of the course.',
    'If you have paid all the same, your payment gives you a seat when one is left; otherwise it goes back to you in full.',
  ],
});

const orderHasEnded = ({ name, course }: OrderLapsed): Said => ({
  subject: `Your order has ended: ${course.title}`,
  heading: 'Your order has ended',
  paragraphs: [greeting(name), 'no payment has reached us in time. Nothing was charged.'],
  closing: [
    'You can begin again from the page of the course at any time.',
    'If you have paid all the same, your payment opens the course to you.',
  ],
});
