/** As many courses as a cart may have, those that came with others included. The browser's knows it without a validator. */
export const CART_LIMIT = 50;
