import type { MouseEvent } from 'react';

/** The first stop of the keyboard on every page. The target is the page's `main`. */
export function SkipLink({ target = 'main', children = 'Skip to content' }) {
  return (
    <a
      href={`#${target}`}
      onClick={goToTarget}
      className="absolute start-(--page-inline) -top-16 z-50 bg-deep px-4 py-3 text-on-deep no-underline focus:top-2"
    >
      {children}
    </a>
  );
}

/** Without a step in the history, of which the router would know nothing; without a script the link jumps. */
function goToTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.tabIndex = -1;
  target.focus();
}
