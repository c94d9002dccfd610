/** In bytes. */
export const LARGEST_LIST = 5_000_000;
export const LIST_PLATFORMS = ['zoom', 'teams', 'meet', 'webex', 'other'] as const;
/** How somebody on a list is known: by their address, perhaps by their name, or not at all. */
export const LIST_MATCHES = ['email', 'name', 'none'] as const;
/** Why a row of a list counts for nobody. */
export const LIST_PROBLEMS = ['unreadable', 'no-end', 'backwards', 'other-day', 'no-name'] as const;
