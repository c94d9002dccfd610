/** For the moment in which the device is asked where its learner is in the course. */
export const OpeningKept = ({ title }: { title: string }) => (
  <main id="main" className="wrap grid gap-4 py-(--s9)">
    <h1 dir="auto" className="text-3xl tracking-display">
      {title}
    </h1>
    <p className="text-lg text-muted">The course that is kept on this device is being opened…</p>
  </main>
);
