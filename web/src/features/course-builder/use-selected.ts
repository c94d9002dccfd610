import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SLIDE, slideAsked } from './slide-asked.ts';

/** The slide that the address names, or the first; `select` is the same function as long as the page is. */
export function useSelected(slideIds: readonly string[]) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const select = useCallback(
    (slideId: string | null) => {
      const search = slideId === null ? '' : `?${SLIDE}=${slideId}`;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { selected: slideAsked({ searchParams }, slideIds), select };
}
