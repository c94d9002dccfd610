import { openTestServer } from './test-server.ts';

/**
 * Said to the test runner: whose workers end without a word to the database that they share. It is open from before the
 * first of them until after the last, and who closes it last stops it.
 */
export const setup = async () => {
  const { close } = await openTestServer();
  return close;
};
