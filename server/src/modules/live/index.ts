export { createJoinLinks } from './join-links.ts';
