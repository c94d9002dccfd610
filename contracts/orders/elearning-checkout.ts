import { z } from 'zod';
import { registration } from '../accounts/accounts.ts';
import { creditWish } from '../credits/credit-offer.ts';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams } from '../fields.ts';
import { agreement } from './agreement.ts';
import {
  admitted,
  appliedPromo,
  openOrder,
  promoCodeText,
  purchase,
  removedPromo,
  selfPacedCheckoutCourse,
  standing,
} from './checkout.ts';

const getElearningCheckout = endpoint({
  summary: 'What the e-learning checkout of a signed-in person shows',
  method: 'GET',
  path: '/elearning/checkout/:courseId',
  access: 'signed-in',
  params: courseParams,
  response: answer({
    course: selfPacedCheckoutCourse,
    ...standing,
  }),
});

const validateElearning = endpoint({
  summary: 'The self-paced course as a guest’s checkout shows it',
  method: 'GET',
  path: '/elearning/course/:courseId/validate',
  access: 'public',
  params: courseParams,
  response: answer({ course: selfPacedCheckoutCourse }),
});

const addElearning = endpoint({
  summary: 'Create the draft order of a self-paced course, or return the one there is',
  method: 'POST',
  path: '/elearning/course/:courseId/add-to-cart',
  access: 'signed-in',
  params: courseParams,
  response: answer({ alreadyEnrolled: z.boolean(), message: z.string(), order: openOrder.nullable() }),
  idempotent: true,
});

export const elearningGuestCheckout = endpoint({
  summary: 'Open an account at the e-learning checkout, sign in and create the draft order',
  method: 'POST',
  path: '/elearning/course/:courseId/guest-checkout',
  access: 'public',
  params: courseParams,
  body: registration,
  response: admitted,
  limit: { hits: 10, seconds: 60 },
});

const applyElearningPromo = endpoint({
  summary: 'Apply a promo code to the draft order of a self-paced course',
  method: 'POST',
  path: '/elearning/checkout/:courseId/apply-promo',
  access: 'signed-in',
  params: courseParams,
  body: z.object({ promoCode: promoCodeText }),
  response: appliedPromo,
  limit: { hits: 20, seconds: 60 },
});

const removeElearningPromo = endpoint({
  summary: 'Take the promo code off again',
  method: 'POST',
  path: '/elearning/checkout/:courseId/remove-promo',
  access: 'signed-in',
  params: courseParams,
  response: removedPromo,
});

const processElearningPayment = endpoint({
  summary: 'Place the order of a self-paced course and open the card page',
  method: 'POST',
  path: '/elearning/checkout/:courseId/process-payment',
  access: 'signed-in',
  params: courseParams,
  body: z.object({ method: z.enum(['card', 'bank']).default('card'), ...creditWish, ...agreement }),
  response: purchase,
  form: '/checkout/elearning/:courseId',
  idempotent: true,
});

const completeElearning = endpoint({
  summary: 'Enroll in a self-paced course without payment when the price is 0',
  method: 'POST',
  path: '/elearning/complete-registration/:courseId',
  access: 'signed-in',
  params: courseParams,
  body: z.object(agreement),
  response: purchase,
  form: '/checkout/elearning/:courseId',
  idempotent: true,
});

export const elearningCheckoutEndpoints = {
  getElearningCheckout,
  validateElearning,
  addElearning,
  elearningGuestCheckout,
  applyElearningPromo,
  removeElearningPromo,
  processElearningPayment,
  completeElearning,
};
