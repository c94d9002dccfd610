import { useSyncExternalStore } from 'react';
import { CART_LIMIT } from '#contracts/carts/cart-limit.ts';
import { COURSE_KINDS, type CourseKind } from '#domain/courses/course-kind.ts';

/** A course that a visitor has chosen. What it costs is never kept: the server knows. */
export interface PendingCourse {
  courseId: string;
  courseType: CourseKind;
}

const KEY = 'academy.cart';
const NONE: readonly PendingCourse[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; courses: readonly PendingCourse[] } = { text: null, courses: NONE };

/** What is in the browser's cart. A browser that keeps nothing has an empty one. */
export function readBrowserCart(): readonly PendingCourse[] {
  const text = readText();
  if (text !== known.text) known = { text, courses: parseBrowserCart(text) };
  return known.courses;
}

/** False where it is full, or the browser keeps nothing. What is in it stays once. */
export function putInBrowserCart(course: PendingCourse): boolean {
  const before = readBrowserCart();
  if (before.some(({ courseId }) => courseId === course.courseId)) return true;
  return before.length < CART_LIMIT && write([...before, course]);
}

export const removeFromBrowserCart = (courseIds: readonly string[]): boolean =>
  write(readBrowserCart().filter(({ courseId }) => !courseIds.includes(courseId)));

/** The same in every tab; on the server, and at the first look, it is empty. */
export const useBrowserCart = (): readonly PendingCourse[] =>
  useSyncExternalStore(subscribe, readBrowserCart, () => NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(courses: readonly PendingCourse[]): boolean {
  try {
    if (courses.length > 0) localStorage.setItem(KEY, JSON.stringify(courses));
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Whatever somebody has put there, only names of courses come out. */
export function parseBrowserCart(text: string | null): readonly PendingCourse[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(pendingIn).slice(0, CART_LIMIT) : NONE;
  } catch {
    return NONE;
  }
}

function pendingIn(value: Partial<PendingCourse> | null): PendingCourse[] {
  const courseType = COURSE_KINDS.find((kind) => kind === value?.courseType);
  return courseType && typeof value?.courseId === 'string' ? [{ courseId: value.courseId, courseType }] : [];
}
