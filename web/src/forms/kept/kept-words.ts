export const ADDED = 'The course has been added to your cart.';

export const FULL = 'The cart of this browser is full. Please log in to go on.';
