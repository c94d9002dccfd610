/** The first stop of the keyboard on every page. The target is the page's `main`. */
export function SkipLink({ target = 'main', children = 'Skip to content' }) {
  return (
    <a
      href={`#${target}`}
      className="absolute start-(--page-inline) -top-16 z-50 bg-deep px-4 py-3 text-on-deep no-underline focus:top-2"
    >
      {children}
    </a>
  );
}
