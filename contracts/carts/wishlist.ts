import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseKey, instantText } from '../fields.ts';
import { cartCourse, namedCourse } from './cart.ts';

export const WISHLIST_LIMIT = 200;

const listWishlist = endpoint({
  summary: 'The courses that a person keeps for later, newest first',
  method: 'GET',
  path: '/api/wishlist',
  access: 'signed-in',
  response: answer({ courses: z.array(cartCourse.extend({ addedAt: instantText })) }),
});

const addToWishlist = endpoint({
  summary: 'Keep a course for later; what is kept already stays once',
  method: 'POST',
  path: '/api/wishlist',
  access: 'signed-in',
  body: namedCourse,
  response: done,
  idempotent: true,
});

const removeFromWishlist = endpoint({
  summary: 'Take courses off the wishlist',
  method: 'POST',
  path: '/api/wishlist/remove',
  access: 'signed-in',
  body: z.object({ courseIds: z.array(courseKey).min(1, 'No course was named').max(50) }),
  response: done,
});

const moveToWishlist = endpoint({
  summary: 'Move a course from the cart to the wishlist',
  method: 'POST',
  path: '/api/cart/move-to-wishlist',
  access: 'signed-in',
  body: namedCourse,
  response: done,
});

const moveToCart = endpoint({
  summary: 'Move a course from the wishlist to the cart',
  method: 'POST',
  path: '/api/wishlist/move-to-cart',
  access: 'signed-in',
  body: namedCourse,
  response: done,
});

export const wishlistEndpoints = {
  listWishlist,
  addToWishlist,
  removeFromWishlist,
  moveToWishlist,
  moveToCart,
};
