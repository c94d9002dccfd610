const stepsOf = (isFree: boolean) => [
  [
    'Check your email',
    isFree ? 'The confirmation is on its way.' : 'The confirmation and your receipt are on their way.',
  ],
  ['Prepare', 'Read the course details and note the venue and the hours.'],
  ['Attend', 'Come to the venue on the first day with a photo ID.'],
  ['Earn your certificate', 'It is issued when the requirements of the course are met.'],
];

export function NextSteps({ isFree }: { isFree: boolean }) {
  return (
    <ol className="max-w-140 border-t border-hairline">
      {stepsOf(isFree).map(([title, detail], index) => (
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
