import type { InputOf } from '#contracts/endpoint.ts';
import type { Found, FoundKind, findingEndpoints } from '#contracts/finding/admin-find.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { typedWords } from '#server/platform/db/words.ts';
import {
  findCases,
  findCompanies,
  findCourses,
  findLetters,
  findOrders,
  findPeople,
} from './find-by-words.ts';
import { findLicences } from './find-licences.ts';
import { findReferences } from './find-references.ts';

const SHOWN_OF_A_KIND = 5;
/** Less says too little. */
const LEAST_LETTERS = 2;
/** What is told apart by more words than these is typed by nobody. */
const MOST_WORDS = 8;

type Ctx = ReadCtx & Pick<SignedInCtx, 'caller'>;

/** A few of each kind, at once: none of them waits for another. Staff are told of no people, whose pages are not theirs. */
export const findEverything = async (ctx: Ctx, { q }: InputOf<typeof findingEndpoints.findEverything>) => {
  if (q.length < LEAST_LETTERS) return { groups: [] };
  const search = { words: typedWords(q).slice(0, MOST_WORDS), limit: SHOWN_OF_A_KIND + 1 };
  const isAdmin = ctx.caller.user.role === 'admin';
  const kinds: [FoundKind, Promise<Found[]>][] = [
    ['references', findReferences(ctx, q, search.limit)],
    ['orders', findOrders(ctx, search)],
    ['cases', findCases(ctx, search)],
    ...(isAdmin ? [['people', findPeople(ctx, search)] as [FoundKind, Promise<Found[]>]] : []),
    ['licenses', findLicences(ctx, search)],
    ['companies', findCompanies(ctx, search)],
    ['courses', findCourses(ctx, search)],
    ['letters', findLetters(ctx, search)],
  ];
  const groups = await Promise.all(
    kinds.map(async ([kind, finding]) => {
      const found = await finding;
      return { kind, rows: found.slice(0, SHOWN_OF_A_KIND), hasMore: found.length > SHOWN_OF_A_KIND };
    }),
  );
  return { groups: groups.filter(({ rows }) => rows.length > 0) };
};
