/** Its place in the storage says on every page that something may be kept, without a database being opened. */
export const MARK = 'learning-kept';

export function mark() {
  try {
    localStorage.setItem(MARK, '1');
  } catch {
    // Where this is forbidden nothing is kept either.
  }
}
