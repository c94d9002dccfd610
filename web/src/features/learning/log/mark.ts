const MARK = 'learning-kept';

/** Says on every page that there may be something to send, without a database being opened. */
export const mark = () => attempt(() => localStorage.setItem(MARK, '1'));

export const unmark = () => attempt(() => localStorage.removeItem(MARK));

export const isMarked = (): boolean => attempt(() => localStorage.getItem(MARK) !== null) === true;

/** Where this storage is forbidden, so is the database. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
