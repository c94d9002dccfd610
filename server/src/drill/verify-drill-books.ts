import type { DrillBooks } from '#contracts/site/admin-fire-drill.ts';
import type { Db } from '#server/platform/db/database.ts';
import { verifyBooks } from '../verify-books.ts';
import { compareHoldings } from './facts.repository.ts';

/** The books as `verify-ledger` reads them, and beside them what the gateway itself holds. */
export const verifyDrillBooks = async (db: Db): Promise<DrillBooks> => {
  const { checked, problems } = await verifyBooks(db);
  const holdings = await compareHoldings(db);
  const differing = holdings.filter(({ books, gateway }) => books !== gateway);
  return {
    checked: { ...checked, 'currencies at the gateway': holdings.length },
    problems: [
      ...problems,
      ...differing.map(
        ({ currency, books, gateway }) =>
          `the gateway holds ${gateway} of ${currency}, in minor units, and the books say ${books}`,
      ),
    ],
  };
};
