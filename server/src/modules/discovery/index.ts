export { createFeedLinks } from './own-feed/feed-links.ts';
