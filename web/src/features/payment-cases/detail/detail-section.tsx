import type { ReactNode } from 'react';

export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-[17px] leading-6">{title}</h3>
      {children}
    </section>
  );
}
