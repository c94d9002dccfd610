import { lazy, Suspense, useEffect, useReducer } from 'react';
import type { Toast } from './toast-list.tsx';

const ToastList = lazy(() => import('./toast-list.tsx'));

let add: ((toast: Toast) => void) | undefined;

/** Stands once, in the root. What shows toasts is fetched with the first: most pages never have one. */
export function Toaster() {
  const [toasts, addToast] = useReducer((all: readonly Toast[], toast: Toast) => [...all, toast], []);
  // Whoever has something to say calls a function and knows of no tree: the one Toaster listens.
  useEffect(() => {
    add = addToast;
  }, []);
  return (
    toasts.length > 0 && (
      <Suspense>
        <ToastList toasts={toasts} />
      </Suspense>
    )
  );
}

/** A success leaves by itself; what failed stays until it is dismissed. */
export function showToast(message: string, options: Omit<Toast, 'message'> = {}) {
  add?.({ message, ...options });
}
