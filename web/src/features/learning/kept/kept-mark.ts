/** Its place in the storage says on every page that a course may be kept, without the copies being looked for. */
const KEPT_MARK = 'course-kept';

export function isMarked(): boolean {
  try {
    return localStorage.getItem(KEPT_MARK) !== null;
  } catch {
    return false;
  }
}

export function mark() {
  try {
    localStorage.setItem(KEPT_MARK, '1');
  } catch {
    // Where this is forbidden, so are the copies.
  }
}

export function unmark() {
  localStorage.removeItem(KEPT_MARK);
}
