const STEPS = ['Cart', 'Payment', 'Confirmation'];

/** Where one is on the way to a confirmed order. */
export const Progress = () => (
  <ol aria-label="Steps" className="flex gap-6 text-sm">
    {STEPS.map((step, index) => (
      <li
        key={step}
        aria-current={index === 0 ? 'step' : undefined}
        className="border-b-3 border-transparent pb-2 text-muted aria-[current]:border-signal aria-[current]:font-strong aria-[current]:text-ink"
      >
        <span className="num me-2">{index + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
