import type { Api } from './api.ts';

/**
 * What the server hands to a page. Whoever touches `personal` makes the page one person's own: it is neither
 * cached nor shared. Pages that only use `shared` are the same for everyone.
 */
export type PageFacts = {
  shared: Api;
  readonly personal: Api;
  /** Set once a loader has used `personal`. */
  isPersonal(): boolean;
  /** For the inline scripts of a personal page; shared ones are named by their hash. */
  nonce: string;
};

/** The `handle` of a page that only uses `shared`: it is kept by its path and by what it reads of its query. */
export type SharedPage = { sharedQuery: readonly string[] };

/** The `handle` of a page whose form is sent as JSON; all others are sent as forms. */
export type JsonPage = { takesJson: true };
