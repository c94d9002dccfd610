interface SeatsProps {
  taken: number;
  total: number;
  /** The same in words, such as "8 of 12 taken". */
  label: string;
}

export function Seats({ taken, total, label }: SeatsProps) {
  const ticks = Array.from({ length: total }, (_, index) => ({ place: index + 1, taken: index < taken }));
  return (
    <div role="img" aria-label={label} className="ticks">
      {ticks.map((tick) => (
        <i key={tick.place} data-taken={tick.taken || undefined} />
      ))}
    </div>
  );
}
