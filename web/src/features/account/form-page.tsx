import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page with one form and nothing beside it. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <div className="max-w-140">
        <PageHeader title={title} lead={lead} size="3xl" />
        {children}
      </div>
    </main>
  );
}
