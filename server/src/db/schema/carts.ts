import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { instant, minor } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What a person means to buy together: it holds nothing and promises no price. */
export const carts = pgTable('carts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  promoCode: text('promo_code'),
  /** Placed from it and not yet paid. */
  orderId: uuid('order_id').references(() => orders.id),
  changedAt: instant('changed_at').notNull(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => carts.userId, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    /** The course that brought it, free of charge, and takes it along when it leaves. */
    cameWith: uuid('came_with').references(() => courses.id),
    /** What it cost when it was put in, so that a change can be told. */
    priceEur: minor('price_eur').notNull(),
    addedAt: instant('added_at').notNull(),
    /** Tells what was added in the same moment, as when a visitor's cart is taken over. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index('cart_lines_course_idx').on(t.courseId)],
);

export const wishes = pgTable(
  'wishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index('wishes_course_idx').on(t.courseId)],
);

/** Courses that come with another, free of charge. */
export const courseLinks = pgTable(
  'course_links',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    linkedId: uuid('linked_id')
      .notNull()
      .references(() => courses.id),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.linkedId] }), index('course_links_linked_idx').on(t.linkedId)],
);
