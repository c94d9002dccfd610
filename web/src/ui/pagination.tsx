import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PaginationProps {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
  label?: string;
}

const cell =
  'grid size-11 place-items-center border-b-2 border-transparent no-underline hover:bg-mist aria-[current]:border-signal aria-[current]:font-strong';

export function Pagination({ page, pages, linkTo, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="num flex flex-wrap items-center gap-1 text-sm">
      {page > 1 && (
        <Step to={linkTo(page - 1)} label="Previous page">
          <ChevronLeft className="rtl:-scale-x-100" />
        </Step>
      )}
      {pagesShown(page, pages).map((shown, index, all) => (
        <span key={shown} className="contents">
          {index > 0 && shown - (all[index - 1] ?? 0) > 1 && <span className={cell}>…</span>}
          <Link
            to={linkTo(shown)}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            className={cell}
          >
            {shown}
          </Link>
        </span>
      ))}
      {page < pages && (
        <Step to={linkTo(page + 1)} label="Next page">
          <ChevronRight className="rtl:-scale-x-100" />
        </Step>
      )}
    </nav>
  );
}

function Step({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} aria-label={label} className={cell}>
      {children}
    </Link>
  );
}

/** The first, the last, and the neighbours of the current page. */
export function pagesShown(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}
