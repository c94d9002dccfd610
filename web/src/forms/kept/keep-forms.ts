// The buttons of all courses of a page belong to two forms, by these names.
export const TO_CART = 'to-cart';
export const TO_WISHLIST = 'to-wishlist';
