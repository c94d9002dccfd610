import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';

/** Kept with the step in the history that opens something over the page. */
export const OVER = { isOver: true };

const isOver = (state: unknown) => (state as Partial<typeof OVER> | null)?.isOver === true;

/** Closes what stands over the page: a step back where it was opened from below, else the page below in its place. */
export function useWayBack(below: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (isOver(state)) navigate(-1);
    else navigate(below, { replace: true, preventScrollReset: true });
  };
}

/** The same as a link, which works without a script. */
export function BackLink({ below }: { below: string }) {
  const goBack = useWayBack(below);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  }

  return (
    <ButtonLink to={below} onClick={press}>
      Go back
    </ButtonLink>
  );
}
