import { useCallback, useLayoutEffect, useRef } from 'react';

type Part<T> = Partial<T> | ((now: T) => Partial<T>);
export type Change<T> = (part: Part<T>) => void;

/**
 * Changes parts of what is edited. What arrives late, such as a file, is put into what it has become meanwhile; the
 * function stays the same.
 */
export function useChange<T extends object>(value: T, onChange: (value: T) => void): Change<T> {
  const latest = useRef({ value, onChange });
  // Before anything can be pressed again: what others changed is what is then changed.
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  }, [value, onChange]);
  return useCallback((part) => {
    const { value: now, onChange: tell } = latest.current;
    const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
    latest.current = { value: next, onChange: tell };
    tell(next);
  }, []);
}
