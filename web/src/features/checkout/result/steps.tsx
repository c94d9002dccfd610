/** What to do now, in its order. */
export function Steps({ steps }: { steps: readonly (readonly [title: string, detail: string])[] }) {
  return (
    <ol className="max-w-140 border-t border-hairline">
      {steps.map(([title, detail], index) => (
        <li key={title} className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3">
          <span aria-hidden="true" className="num text-muted">
            {index + 1}
          </span>
          <div>
            <p className="font-strong">{title}</p>
            <p className="text-md text-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
