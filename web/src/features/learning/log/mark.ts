/** Its place in the storage says on every page that something may be kept, without a database being opened. */
export const MARK = 'learning-kept';
