import { eur } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { createLiveCourse, type LiveCourse, type NewLiveCourse } from '#server/modules/catalogue/index.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

const JOIN_URL = 'https://meet.example/secret-room';
const HOST_URL = 'https://meet.example/secret-host';

/** An open live course of two evenings in a quarter of a year. */
export const addLiveCourse = (db: Db, overrides: Partial<NewLiveCourse> = {}): Promise<LiveCourse> => {
  const number = uuidv7();
  const now = new Date();
  const start = addDays(localDate(now.toISOString().slice(0, 10)), 90);
  const evening = { startTime: '18:00', endTime: '19:30' };
  return transact(db, (tx) =>
    createLiveCourse(
      { db: tx, now },
      {
        series: { slug: `live-series-${number}`, title: 'Live course', discipline: 'injectables' },
        slug: `live-course-${number}`,
        code: `LIV-${number}`.slice(0, 40),
        status: 'open',
        title: `Live course ${number}`,
        zone: 'Europe/Vienna',
        deadline: null,
        earlyBirdDays: null,
        earlyBirdPriceEur: null,
        priceEur: eur(12_000),
        capacity: 64,
        live: { platform: 'Zoom', joinUrl: JOIN_URL, hostUrl: HOST_URL },
        sessions: [
          { date: start, title: 'Cases', ...evening },
          { date: addDays(start, 7), title: 'Questions', ...evening },
        ],
        ...overrides,
      },
    ),
  );
};
